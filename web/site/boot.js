// Runs before the first paint, so that neither the language nor the theme flickers.
import { languageFrom } from '../elements/text/language-tag.js';
import { recall } from './shared/store.js';
import { applyLanguage, applyTheme } from './shared/root.js';

applyLanguage(recall('language') ?? languageFrom(navigator.language));
applyTheme(recall('theme'));
