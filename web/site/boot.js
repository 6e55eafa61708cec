// Runs before the first paint, so that neither the language nor the theme flickers.
import { languageFrom } from '../elements/language-tag.js';
import { recall } from './store.js';
import { applyLanguage, applyTheme } from './root.js';

applyLanguage(recall('language') ?? languageFrom(navigator.language));
applyTheme(recall('theme'));
