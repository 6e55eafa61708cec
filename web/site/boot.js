// This script runs before the first paint. It sets the theme, makes room for the first game of 连连看, and leads from an address
// without a language to the visitor's.
import { languageFrom } from '../elements/text/language-tag.js';
import { isNewcomer } from './games/lianliankan/newcomer.js';
import { addressIn, applyTheme, isLanguageNamed, siteRoot } from './kernel/root.js';
import { readItem } from './kernel/storage.js';

applyTheme(readItem('theme'));
if (isNewcomer()) document.documentElement.classList.add('newcomer');
// A visitor who comes from another page of the site has chosen the language there; a search engine reads each address as it is.
if (!isLanguageNamed() && !document.referrer.startsWith(siteRoot) && !/bot|crawl|spider/i.test(navigator.userAgent)) {
  const address = addressIn(readItem('language') ?? languageFrom(navigator.language));
  if (address !== location.href) location.replace(address);
}
