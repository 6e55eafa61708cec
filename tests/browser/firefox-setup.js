export { startShared as default } from './firefox.js';
