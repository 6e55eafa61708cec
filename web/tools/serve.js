#!/usr/bin/env node
// Serves a folder of static files on 127.0.0.1, compressed on the fly like most hosts of static sites.
//
//   node web/tools/serve.js [folder] [port]

import { createReadStream, realpathSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const HOST = '127.0.0.1';
const LAST_PORT = 65535;

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Types worth compressing. */
const compressible = /^text\/|json|javascript|svg|xml|wasm/;

/** Folders that are named after a hash of their content, so that it never changes. */
const immutable = /\/assets\/[0-9a-f]{12}\//;

/**
 * @typedef {object} Options
 * @property {number} [port] the first port to try; 0 (the default) is any free port
 * @property {Record<string, string>} [headers] sent with every file
 * @property {(path: string) => void} [onFile] called with the path, relative to the folder, of each file sent
 */

/**
 * Finds the file for a request path inside `root`.
 * @param {string} root real path of the served folder
 * @param {string} path decoded, begins with '/'
 * @returns {Promise<{file: string, size: number} | 'folder' | null>} 'folder': the path lacks its final slash; null: not found
 */
async function find(root, path) {
  try {
    const file = await realpath(join(root, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return null;
    const info = await stat(file);
    if (info.isDirectory()) return 'folder';
    return info.isFile() ? { file, size: info.size } : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {Options} options
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(root, { headers = {}, onFile }, request, response) {
  /** @param {number} status @param {string} text @param {Record<string, string>} [more] headers */
  const sendText = (status, text, more = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more })
      .end(request.method === 'HEAD' ? undefined : `${text}\n`);

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
  }
  const [encoded, query] = (request.url ?? '/').split(/\?(.*)/s);
  let path;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return sendText(400, 'Malformed URL');
  }
  if (!path.startsWith('/') || path.includes('\0')) return sendText(400, 'Malformed URL');

  const found = await find(root, path);
  if (found === null) return sendText(404, `Not found: ${path}`);
  if (found === 'folder') {
    // Only one leading slash: '//host/' would lead to another host.
    const Location = `/${encoded.replace(/^[/\\]+/, '')}/${query ? `?${query}` : ''}`;
    return sendText(301, 'Moved', { Location });
  }
  onFile?.(relative(root, found.file));
  const type = TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream';
  const compress = compressible.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(200, {
    'Cache-Control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': type,
    ...(compress ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': found.size }),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  if (request.method === 'HEAD') return response.end();
  const bytes = createReadStream(found.file);
  await (compress ? pipeline(bytes, createGzip({ level: 9 }), response) : pipeline(bytes, response)).catch(() => {}); // the client has disconnected
}

/**
 * Listens on the first free port from `port` on.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
function listen(server, port) {
  return new Promise((done, fail) => {
    /** @param {NodeJS.ErrnoException} error */
    const onError = (error) => {
      if (error.code !== 'EADDRINUSE' || port >= LAST_PORT) return fail(error);
      port += 1;
      server.listen(port, HOST);
    };
    server.on('error', onError);
    server.once('listening', () => {
      server.off('error', onError);
      done(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
    server.listen(port, HOST);
  });
}

/**
 * Serves a folder on 127.0.0.1.
 * @param {string} folder
 * @param {Options} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>} url ends with a slash
 * @throws {Error} if the folder does not exist or no port is free
 */
export async function serve(folder, options = {}) {
  const root = await realpath(folder);
  const server = createServer((request, response) => void respond(root, options, request, response));
  const url = `http://${HOST}:${await listen(server, options.port ?? 0)}/`;
  const close = () =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url, close };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder = 'build/site', port = '8080'] = process.argv.slice(2);
  try {
    const { url } = await serve(folder, { port: Number(port) });
    console.log(url);
  } catch (error) {
    console.error(`Cannot serve ${folder}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
