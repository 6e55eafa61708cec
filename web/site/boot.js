// Runs before the first paint, so that neither the language nor the theme flickers.
(() => {
  const root = document.documentElement;
  /** @param {string} key */
  const recall = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`qiju1.${key}`) ?? 'null');
    } catch {
      return null;
    }
  };
  const language = recall('language') ?? (navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en');
  root.lang = language === 'en' ? 'en' : 'zh';
  document.title = (root.lang === 'en' ? root.dataset.titleEn : root.dataset.titleZh) ?? document.title;
  const theme = recall('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
})();
