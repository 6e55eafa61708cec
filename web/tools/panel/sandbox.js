// Makes the document that pasted code runs in. Its own policy lets code run from text, and lets nothing in or out.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../bundle.js';

const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:; worker-src blob:; base-uri 'none'; form-action 'none'";

/** @returns {Promise<string>} to be framed with sandbox="allow-scripts", which takes its origin away */
export async function buildSandbox() {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [fileURLToPath(new URL('../../panel/simulator/sandbox.js', import.meta.url))],
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
