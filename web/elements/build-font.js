// Makes the serif face of the elements and the site: the characters that they set in it, out of Noto Serif SC (OFL 1.1).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { faces } from './tile-faces.js';
import { names } from './piece-names.js';

const require = createRequire(import.meta.url);
const headings = '棋局连连看华容道五子棋胜负黑白和通关消除已解此无对出口本谱规则键盘卡到成满人：，参考类型面板模拟器甲乙丙';

/** @param {string} outfile */
export async function buildFont(outfile) {
  const source = await readFile(
    require.resolve('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff2'),
  );
  const text = headings + faces.map((face) => face.glyph).join('') + Object.values(names).flat().map((name) => name.zh).join('');
  await writeFile(outfile, await subsetFont(source, text, { targetFormat: 'woff2' }));
}
