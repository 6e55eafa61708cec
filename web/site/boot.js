// Sets language and theme before the first paint, so that neither flickers.
import { languageFrom } from '../elements/text/language-tag.js';
import { applyLanguage, applyTheme } from './shared/root.js';
import { readItem } from './shared/storage.js';

applyLanguage(readItem('language') ?? languageFrom(navigator.language));
applyTheme(readItem('theme'));
