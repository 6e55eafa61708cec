// The language and the theme of a game that is one file: the URL names them, otherwise the browser. Imported first, since texts are
// chosen when a module runs.
import { languageFrom } from '../../elements/text/language-tag.js';
import { t } from '../kernel/i18n.js';
import { applyTheme } from '../kernel/root.js';

/** The options in the URL: `lang`, `theme`, and the game's own. What is not offered is ignored. */
export const options = new URLSearchParams(location.search);

const language = languageFrom(options.get('lang') ?? navigator.language);
document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
applyTheme(options.get('theme'));
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-text]'))) {
  const [zh, en] = (element.dataset.text ?? '').split('|');
  element.textContent = t(zh, en);
}
document.title = document.querySelector('h1')?.textContent ?? '';
