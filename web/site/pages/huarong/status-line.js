import { byId } from '../../shared/dom.js';
import { onLanguageChange } from '../../shared/i18n.js';

/**
 * A line of text that follows the language of the page.
 * @param {string} id of its element
 * @returns {(text: () => string) => void} sets the text
 */
export function createStatusLine(id) {
  let current = () => '';
  const write = () => (byId(id).textContent = current());
  onLanguageChange(write);
  return (text) => {
    current = text;
    write();
  };
}
