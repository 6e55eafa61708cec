// Decodes the bytes of a file.

/** Legacy encodings, the more frequent first. */
const LEGACY = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'windows-1252'];

/** Frequent characters of texts in Chinese, Japanese and Korean, and of records of games. */
const FREQUENT = new Set(
  '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市白黑棋局胜負勝负段赛譜谱盤盘连連珠禁手先后後双雙雨月花星浦峡疏寒溪金松丘游残岚明恒水流云斜銀银名這來個說們為時會過學對裡麼無見經頭長樣現將與進實點種聲話問機給幾業間電門東聽氣關並內產萬王李张張刘劉陈陳杨楊黃黄吴吳林表目並田中村山川本戦戰回開始終了' +
    '이다는가의에을를은고하지로기사도리어자나라한대서있해수인시그아일들게만것정보부전제주오상안성우신장조국원화동구목흑백승패김박최강윤임',
);

/** @param {string} character other than ASCII @param {boolean} isAlone between ASCII characters */
function weigh(character, isAlone) {
  if (FREQUENT.has(character)) return 3;
  if (/[\u3000-\u30ff\uff00-\uff60]/.test(character)) return 1; // punctuation, kana and full-width letters
  if (/[\u00c0-\u00ff]/.test(character)) return isAlone ? 1 : -3; // letters of windows-1252
  return /[\u0080-\u00bf\uff61-\uffdf\ue000-\uf8ff]/.test(character) ? -3 : 0;
}

/** Returns how much a text looks like one of a language: the mean weight of its characters. @param {string} text */
function score(text) {
  let sum = 0;
  let count = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7f]/g)) {
    sum += weigh(
      character,
      !/[^\0-\x7f]/.test(text.slice(Math.max(0, index - 1), index) + text.slice(index + 1, index + 2)),
    );
    if (++count === 10_000) break;
  }
  return sum / count;
}

/** @param {Uint8Array} bytes @param {string} encoding @returns {string | undefined} undefined if the bytes are not in it */
function decode(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // or there is no such encoding
  }
}

/** Returns the encoding that zero bytes show: most characters of UTF-16 files are ASCII. @param {Uint8Array} bytes */
function findUtf16(bytes) {
  const zeros = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros[at % 2]++;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < 2 + bytes.length / 40) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes UTF-8, UTF-16, the encoding that the property CA of SGF names, or else the most likely legacy encoding.
 * @param {Uint8Array} bytes
 * @param {import('./text.js').Source['warn']} warn
 * @returns {string | undefined} without a byte order mark; undefined if no encoding fits
 */
export function decodeBytes(bytes, warn) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const known = decode(bytes, findUtf16(bytes));
  if (known !== undefined) return known;
  const named = /CA\s*\[\s*([\w.:+-]+)\s*\]/.exec(new TextDecoder('latin1').decode(bytes))?.[1];
  const told = named && decode(bytes, named);
  if (told) return told;

  let best = '';
  let text;
  let most = -1;
  for (const encoding of LEGACY) {
    const candidate = decode(bytes, encoding);
    const value = candidate === undefined ? -1 : score(candidate);
    if (value > most) [best, text, most] = [encoding, candidate, value];
  }
  if (text !== undefined) warn('encoding', 0, `the bytes are in no Unicode encoding and are read as ${best}`);
  return text;
}
