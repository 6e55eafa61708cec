// Short news at the foot of the window, which wait until they are sent away.
import { say } from './shell.js';

/**
 * @param {() => string} text
 * @param {{ label: () => string, act: () => void }} [offer]
 */
export function showNote(text, offer) {
  const note = document.createElement('div');
  note.className = 'note-bar';
  const words = document.createElement('p');
  const buttons = [{ label: () => say('知道了', 'Dismiss'), act: () => note.remove() }];
  if (offer) buttons.unshift(offer);
  note.append(
    words,
    ...buttons.map(({ label, act }) => {
      const button = document.createElement('button');
      button.className = 'button small';
      button.textContent = label();
      button.addEventListener('click', act);
      return button;
    }),
  );
  document.getElementById('notes')?.append(note);
  words.textContent = text(); // after the region is there, so that it is read out
}
