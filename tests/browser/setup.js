export { startShared as default } from './launch.js';
