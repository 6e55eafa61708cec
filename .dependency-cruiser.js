// The order of layers in JavaScript: api ← elements ← site; build-time code is imported by nothing that ships.
const layers = ['web/api', 'web/elements', 'web/site'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer.slice(4)}-imports-no-later-layer`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${layer}/` },
      to: { path: `^(${layers.slice(index + 1).join('|')}|web/cli|web/panel)/` },
    })),
    {
      name: 'tools-only-when-building',
      severity: 'error',
      from: { pathNot: '^(web/tools|tests)/' },
      to: { path: '^web/tools/' },
    },
    { name: 'no-tests', severity: 'error', from: { path: '^web/' }, to: { path: '^tests/' } },
  ],
  options: { doNotFollow: { path: 'node_modules|^dist/|^build/' }, exclude: { path: '^(dist|build)/' } },
};
