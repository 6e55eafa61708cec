// What the games that are one file share: language, title and texts follow the browser.
import { languageFrom } from '../../elements/text/language-tag.js';
import { languageChanged, onLanguageChange, translateAttributes } from '../shared/i18n.js';
import { applyLanguage } from '../shared/root.js';

const followBrowser = () => applyLanguage(languageFrom(navigator.language));

followBrowser();
onLanguageChange(translateAttributes);
addEventListener('languagechange', () => {
  followBrowser();
  languageChanged();
});
