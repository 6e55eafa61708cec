// The HTML of the result card, which replaces `<!-- result-card -->` in a page.

const card = `<div class="result-place">
<section class="result-card" id="result" role="dialog" aria-labelledby="result-title" aria-describedby="result-facts" hidden>
<div class="result-head">
<h2 id="result-title" tabindex="-1"></h2>
<p class="muted" id="result-subtitle"></p>
</div>
<p class="praise" id="result-praise" hidden></p>
<dl class="facts" id="result-facts"></dl>
<div class="result-actions" id="result-actions"></div>
<div class="result-share">
<button class="link" id="share-result"></button>
<button class="link" id="save-picture">{{存为图片|Save as a picture}}</button>
<span class="muted" id="result-note" role="status"></span>
</div>
<button class="close" id="close-result" aria-label="{{关闭|Close}}"><!-- icon x --></button>
</section>
</div>`;

/** @param {string} html of a page @returns {string} */
export const addResultCard = (html) => html.replace('<!-- result-card -->', card);
