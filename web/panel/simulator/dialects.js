// Pasted code that is not quite what a panel runs.
import { failure, verdict } from './verdict.js';

const TYPE = String.raw`\s*:\s*[\w<>[\]| ]*[\w>\]]`;
const parameters = (/** @type {string} */ list) => list.replace(new RegExp(String.raw`(\w)\??${TYPE}`, 'g'), '$1');

/** @param {string} code of a module, or in TypeScript @returns {string} without exports and simple types */
export const withoutTypes = (code) =>
  code
    .replace(/^\s*export\s+(default\s+)?/gm, '')
    .replace(
      new RegExp(String.raw`(\bfunction\s*\w*\s*)\(([^(){}]*)\)(${TYPE})?(?=\s*\{)`, 'g'),
      (_, head, list) => `${head}(${parameters(list)})`,
    )
    .replace(new RegExp(String.raw`\(([^(){}]*)\)(${TYPE})?(?=\s*=>)`, 'g'), (_, list) => `(${parameters(list)})`)
    .replace(new RegExp(String.raw`\b(const|let|var)(\s+\w+)${TYPE}(?=\s*=)`, 'g'), '$1$2');

/** Signs of other languages. @type {[name: string, sign: RegExp][]} */
const languages = [
  ['C++', /^\s*#include|\bstd::|\bvector\s*</m],
  ['Java', /\bpublic\s+(static\s+|class\s+)|\bList<\w+>\s+\w+\s*[=;]/],
  ['Python', /^\s*def \w+\(.*\).*:\s*$/m],
  ['Go', /^\s*func \w+\(/m],
];

/** @param {string} code @returns {string | undefined} another language that it is written in */
export const otherLanguage = (code) => languages.find(([, sign]) => sign.test(code))?.[0];

/**
 * @param {import('./calls.js').Outcome} outcome
 * @param {string} code
 * @param {string} call how a panel calls the function, such as `judgeWin(pieces)`
 * @returns {import('./verdict.js').Verdict | null} why there is no result; null if there is one
 */
export function explainFailure(outcome, code, call) {
  const [name] = call.split('(');
  const language = otherLanguage(code);
  if (language && (outcome.status === 'missing' || outcome.error.startsWith('SyntaxError'))) {
    return verdict(
      false,
      `这像是 ${language}；面板只运行 JavaScript，请把它改写成 ${call}`,
      `This looks like ${language}; a panel runs only JavaScript: write it as ${call}`,
    );
  }
  if (outcome.status !== 'missing') return failure(outcome, name);
  const sign = /\bfunction\s+(\w+)|\b(?:const|let|var)\s+(\w+)\s*=\s*(?:function|\()/g;
  const found = [...code.matchAll(sign)].map(([, declared, assigned]) => declared ?? assigned).slice(0, 3);
  if (found.length === 0) return failure(outcome, name);
  return verdict(
    false,
    `代码里没有函数 ${name}，只有 ${found.join('、')}；面板会这样调用：${call}`,
    `The code has no function ${name}, only ${found.join(', ')}; a panel calls ${call}`,
  );
}
