// Makes the document in which visitors' code runs. Its policy allows code from text, and no requests.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../bundle.js';

const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:; worker-src blob:; base-uri 'none'; form-action 'none'";

/** @returns {Promise<string>} a document for a frame with sandbox="allow-scripts", which gives it an opaque origin */
export async function buildSandbox() {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [fileURLToPath(new URL('../../sandbox/document.js', import.meta.url))],
    format: 'iife',
    write: false,
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Qiju sandbox</title>
<script>${outputFiles[0].text.trim()}</script>
</html>
`;
}
