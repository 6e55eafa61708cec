export { stopShared as default } from './launch.js';
