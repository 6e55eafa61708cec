// A list from which one thing is chosen has one tab stop, and arrow keys move in it.

/**
 * @param {HTMLElement} list that scrolls; its buttons are the options, in order
 * @param {{ columns?: number }} [options] columns: in which the options are arranged, row by row without gaps
 * @returns {{ mark(isCurrent: (index: number) => boolean): void, settle(index: number): void, scroll(): void }}
 */
export function createListbox(list, { columns = 1 } = {}) {
  const options = () => [...list.querySelectorAll('button')];
  /** @type {HTMLButtonElement} */
  let stop;

  /** @param {HTMLButtonElement} button gets the tab stop */
  function settle(button) {
    stop = button;
    for (const other of options()) other.tabIndex = other === button ? 0 : -1;
  }

  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = options();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const page = columns * Math.max(1, Math.floor(list.clientHeight / buttons[0].offsetHeight) - 1);
    /** @type {Record<string, number>} */
    const targets = {
      ...{ ArrowUp: at - columns, ArrowDown: at + columns, PageUp: at - page, PageDown: at + page },
      ...{ Home: 0, End: last },
      ...(columns > 1 && { ArrowLeft: at - 1, ArrowRight: at + 1 }),
    };
    if (at < 0 || !(event.key in targets)) return;
    event.preventDefault();
    const isBeyond = /^Arrow/.test(event.key) && !(targets[event.key] in buttons);
    const target = buttons[isBeyond ? at : Math.max(0, Math.min(targets[event.key], last))];
    settle(target);
    target.focus();
  });

  return {
    /** Gives an option the tab stop. */
    settle: (index) => settle(options()[index]),

    /** Makes options of the buttons, and marks what is played. */
    mark(isCurrent) {
      const buttons = options();
      for (const [index, button] of buttons.entries()) {
        const isPlayed = isCurrent(index);
        button.type = 'button';
        button.setAttribute('role', 'option');
        button.setAttribute('aria-selected', String(isPlayed));
        if (isPlayed) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
      settle(buttons.find((_, index) => isCurrent(index)) ?? (buttons.includes(stop) ? stop : buttons[0]));
    },

    /** Scrolls the list, not the page, to what is played. */
    scroll() {
      const button = options().find((each) => each.hasAttribute('aria-current'));
      if (!button) return;
      const above = button.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += above - (list.clientHeight - button.offsetHeight) / 2;
    },
  };
}
