export { stopShared as default } from './firefox.js';
