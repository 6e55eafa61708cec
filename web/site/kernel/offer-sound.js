// Offers the sounds, which are off, when the visitor has finished a game for the first time; never again.
import { t } from './i18n.js';
import { lazy } from './lazy.js';
import { hasItem, setItem } from './storage.js';
import { showToast } from './toast.js';

const loadSound = lazy(() => import('./sound.js'));

/** @param {Event} event that ends a game */
export function offerSound(event) {
  if (hasItem('sound.offered') || (event instanceof CustomEvent && event.detail?.demonstrated)) return;
  setItem('sound.offered', true);
  if (!hasItem('sound.offered') || hasItem('sound')) return; // where nothing is stored, it would be offered at every visit
  const close = showToast(t('要打开声音吗？“设置”里随时可以改。', 'Turn sounds on? You find them in the settings.'), {
    label: t('打开声音', 'Turn on'),
    act() {
      setItem('sound', true);
      loadSound();
      close();
    },
  });
}
