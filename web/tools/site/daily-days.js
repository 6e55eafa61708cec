// Replaces `<!-- daily-days 每日一题|Daily puzzles -->` in a page by the calendar of its daily games.

/** @param {string} html of a page @returns {string} */
export const addDailyDays = (html) =>
  html.replace(
    /<!-- daily-days (.+?)\|(.+?) -->/,
    (_, zh, en) => `<p class="muted weekdays" aria-hidden="true">
{{<i>一</i><i>二</i><i>三</i><i>四</i><i>五</i><i>六</i><i>日</i>|<i>M</i><i>T</i><i>W</i><i>T</i><i>F</i><i>S</i><i>S</i>}}
</p>
<div class="daily-days" id="daily-days" role="listbox" aria-label="{{三周的${zh}|${en} of three weeks}}"></div>`,
  );
