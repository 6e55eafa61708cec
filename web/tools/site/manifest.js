// The web app manifest.

/** @param {string} assets the asset folder, relative to the root of the site @returns {string} JSON */
export const manifest = (assets) =>
  JSON.stringify({
    name: '棋局 Qiju',
    short_name: '棋局',
    description: '连连看、华容道、五子棋',
    lang: 'zh-Hans',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f6f1e4',
    theme_color: '#f6f1e4',
    icons: [
      { src: `${assets}seal.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${assets}icon-192.png`, type: 'image/png', sizes: '192x192' },
      { src: `${assets}icon-512.png`, type: 'image/png', sizes: '512x512' },
      { src: `${assets}icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
