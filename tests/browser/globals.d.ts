/** In the pages that tests open. */
declare const tools: ReturnType<typeof import('./in-page.js').createTools> & typeof import('./flaws.js');
