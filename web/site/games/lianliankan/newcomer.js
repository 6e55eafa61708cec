// A newcomer begins with the first stage, unless the address names a game.
import { hasItem } from '../../kernel/storage.js';

export const isNewcomer = () => !location.hash.includes('=') && !hasItem('lianliankan.results');
