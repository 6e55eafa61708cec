// A line names the opening of the game. The names are loaded with the third move.
import { t } from '../../kernel/i18n.js';

/** @typedef {typeof import('./renju-openings.js').renjuOpening} Recognise */

/**
 * @param {HTMLElement} line
 * @param {() => void} onLoad the names have come: the line is to be rendered
 * @returns {(pieces: readonly number[], size: number) => void} renders it
 */
export function createOpeningName(line, onLoad) {
  /** @type {Recognise | undefined} */
  let recognise;
  /** @type {Promise<void> | undefined} */
  let loading;

  async function load() {
    try {
      ({ renjuOpening: recognise } = await import('./renju-openings.js'));
      onLoad();
    } catch {
      loading = undefined; // offline, or the page is being left: the next move tries again
    }
  }

  return (pieces, size) => {
    if (pieces.length >= 3) loading ??= load();
    const opening = recognise?.(pieces, size);
    const kind = opening?.kind === 'direct' ? t('直指', 'direct') : t('斜指', 'indirect');
    line.textContent = opening ? t(`开局：${opening.name}（${kind}）`, `Opening: ${opening.name} (${kind})`) : '';
  };
}
