// Sets language and theme before the first paint, so that neither flickers.
import { languageFrom } from '../elements/text/language-tag.js';
import { applyLanguage, applyTheme } from './kernel/root.js';
import { readItem } from './kernel/storage.js';

applyLanguage(readItem('language') ?? languageFrom(navigator.language));
applyTheme(readItem('theme'));
