// The build transforms the templates of lit-html.
import { withoutIndentation } from '../../../web/tools/site/templates.js';

test.each([
  ['\n  <p class=\0\n    title="\0 \0">\n    \0\n  </p>\n', '<p class=\0 title="\0 \0">\0</p>'],
  ['<ul>\n  \0\n  \0\n</ul>', '<ul>\0\0</ul>'],
  ['<b>1</b> \0<i>2</i>\n<i>3</i>', '<b>1</b>\0<i>2</i><i>3</i>'],
  ['\0 of \0', '\0 of \0'],
])('no white space is left beside a tag: %j', (markup, expected) => {
  expect(withoutIndentation(markup)).toBe(expected);
});
