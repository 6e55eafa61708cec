/** A global of the pages that tests open. */
declare const tools: ReturnType<typeof import('./page-tools.js').createTools> & typeof import('./layout-problems.js');
