// The texts about the loading of the engine.
import { inThreeLanguages } from '../text/language.js';

export const strings = inThreeLanguages({
  zh: {
    loading: '正在载入引擎……',
    failed: '引擎载入失败。请检查网络，再试一次。',
    retry: '重试',
    compatible: '兼容模式：WebAssembly 没能载入，引擎改用 JavaScript 运行，会慢一些。',
  },
  en: {
    loading: 'Loading the engine…',
    failed: 'The engine could not be loaded. Check the network and try again.',
    retry: 'Try again',
    compatible:
      'Compatibility mode: WebAssembly could not be loaded, so the engine runs as JavaScript, which is slower.',
  },
});
