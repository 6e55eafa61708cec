#!/usr/bin/env node
// Draws the icons of the web manifest and of iOS from seal.svg, in Chromium: node web/tools/assets/icons.js
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const seal = Buffer.from(await readFile(here('../../site/icons/seal.svg'))).toString('base64');
const browser = await puppeteer.launch({
  executablePath: env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

/** @param {string} name @param {number} size @param {number} share of the side that the seal takes @param {string} ground */
async function draw(name, size, share, ground) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><img style="width:${100 * share}%" src="data:image/svg+xml;base64,${seal}">`,
  );
  await page.screenshot({
    path: /** @type {`${string}.png`} */ (here(`../../site/icons/${name}.png`)),
    omitBackground: ground === 'none',
  });
}
await draw('icon-192', 192, 1, 'none');
await draw('icon-512', 512, 1, 'none');
await draw('icon-maskable-512', 512, 0.8, '#f6f1e4'); // the margin is for the shape that the system cuts out
await draw('apple-touch-icon', 180, 0.8, '#f6f1e4'); // iOS rounds the corners
await browser.close();
