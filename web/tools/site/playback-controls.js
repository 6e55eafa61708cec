// Replaces `<!-- player 步|step -->…<!-- /player -->` in a page by the playback controls.

/**
 * @param {string} zh the unit in Chinese, such as 步
 * @param {string} en the unit in English, such as step
 * @param {string} more the page's own controls, next to the speed
 * @returns {string}
 */
const controls = (zh, en, more) => `<div class="transport">
<button class="button" id="first" aria-label="{{跳到开局|Jump to the start}}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3v10M13 3 6 8l7 5z"/></svg></button>
<button class="button" id="back" aria-label="{{后退一${zh}|One ${en} back}}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11.5 3 4.5 8l7 5z"/></svg></button>
<button class="button" id="play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="go" d="m4.5 2.5 9 5.5-9 5.5z"/><path class="halt" d="M5 3v10M11 3v10"/></svg></button>
<button class="button" id="forward" aria-label="{{前进一${zh}|One ${en} forward}}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4.5 3 7 5-7 5z"/></svg></button>
<button class="button" id="last" aria-label="{{跳到最后|Jump to the end}}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M13 3v10M3 3l7 5-7 5z"/></svg></button>
</div>
<input type="range" id="seek" min="0" max="0" value="0" aria-label="{{${zh}数|${en.replace(/^./, (letter) => letter.toUpperCase())}}}">
<div class="pace">
<span id="at"></span>
<label><span>{{速度|Speed}}</span>
<select id="speed">
<option value="0.5">0.5×</option>
<option value="1">1×</option>
<option value="2">2×</option>
<option value="4">4×</option>
</select>
</label>
${more.trim()}
</div>`;

/** @param {string} html of a page @returns {string} */
export const addPlaybackControls = (html) =>
  html.replace(/<!-- player (.+?)\|(.+?) -->(.*?)<!-- \/player -->/s, (_, zh, en, more) => controls(zh, en, more));
