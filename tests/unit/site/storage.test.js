// Storage and backups may hold anything, and only valid items are used.
import {
  backup,
  clear,
  getItem,
  hasItem,
  onStorageFailure,
  readItem,
  restore,
  setItem,
} from '../../../web/site/kernel/storage.js';
import { hostileItems, storedItems } from '../../component/site/stored-items.js';

/** Items are properties, as in a browser. @type {Record<string, any>} */
let storage;
beforeEach(() => {
  /** @type {ThisType<Record<string, string>> & PropertyDescriptorMap} */
  const methods = {
    getItem: { value: (/** @type {string} */ key) => storage[key] ?? null },
    setItem: {
      value: (/** @type {string} */ key, /** @type {string} */ value) => (storage[key] = value),
      writable: true,
    },
    removeItem: { value: (/** @type {string} */ key) => delete storage[key] },
  };
  storage = Object.defineProperties({}, methods);
  Object.assign(globalThis, { localStorage: storage });
});

const keys = Object.keys(storedItems);

/** @param {Record<string, string>} items stored texts, by key without the prefix */
const store = (items) => Object.entries(items).forEach(([key, text]) => (storage[`qiju1.${key}`] = text));

test.each(Object.entries(hostileItems))(
  '%s counts as missing, unless it is a word where a text is expected',
  (_, items) => {
    Object.assign(storage, items);
    for (const key of keys) {
      const value = getItem(key);
      expect([key, hasItem(key)]).toEqual([key, true]);
      expect(value === null || (value === 'fast' && typeof storedItems[key] === 'string')).toBe(true);
    }
  },
);

test('a valid item is read, and an unknown key never', () => {
  for (const [key, value] of Object.entries(storedItems)) setItem(key, value);
  for (const [key, value] of Object.entries(storedItems)) expect([key, getItem(key)]).toEqual([key, value]);
  setItem('sound', undefined);
  expect([hasItem('sound'), getItem('sound'), readItem('sound')]).toEqual([false, null, null]);
  store({ another: 'true' });
  expect([readItem('another'), getItem('another')]).toEqual([true, null]);
});

test('a backup restores its valid items in place of the present ones', () => {
  const bad = { 'wuziqi.look': { quarters: 'x' }, 'lianliankan.saved': 1, sound: 'loud', another: true };
  store({ 'huarongdao.metric': '"slide"' });
  storage.another = 'of another site';
  expect(restore(JSON.stringify({ format: 'qiju-records-1', kept: { ...storedItems, ...bad } }))).toBe(true);
  const valid = keys.filter((key) => !(key in bad));
  expect(Object.keys(storage).sort()).toEqual(['another', ...valid.map((key) => `qiju1.${key}`)].sort());
  for (const key of valid) expect([key, getItem(key)]).toEqual([key, storedItems[key]]);
  store({ theme: '"pink"' });
  const { format, kept } = JSON.parse(backup());
  expect(format).toBe('qiju-records-1');
  expect(Object.keys(kept).sort()).toEqual(valid.filter((key) => key !== 'theme').sort());
  clear();
  expect(Object.keys(storage)).toEqual(['another']);
  expect(restore(JSON.stringify({ format, kept }))).toBe(true);
  expect(getItem('huarongdao.metric')).toBe('step');
});

test.each([
  '{"format":"another"}',
  '',
  '{',
  'null',
  '[]',
  '{"format":"qiju-records-1"}',
  '{"format":"qiju-records-1","kept":null}',
])('nothing else is brought back: %s', (text) => {
  store({ sound: 'true' });
  expect(restore(text)).toBe(false);
  expect(storage).toEqual({ 'qiju1.sound': 'true' });
});

test('an item that cannot be stored lasts until the page is closed, which is reported once', () => {
  let reports = 0;
  onStorageFailure(() => reports++);
  storage.setItem = () => {
    throw new Error('full');
  };
  setItem('vibration', true);
  setItem('wuziqi.confirm', 'on');
  expect([getItem('vibration'), getItem('wuziqi.confirm'), hasItem('vibration'), reports]).toEqual([
    true,
    'on',
    false,
    1,
  ]);
});

test('an item that can be stored again replaces the temporary one, and clearing removes both', () => {
  const works = storage.setItem;
  const fails = () => {
    throw new Error('full');
  };
  storage.setItem = fails;
  for (const key of ['theme', 'language', 'huarongdao.metric']) setItem(key, storedItems[key]);
  storage.setItem = works;
  setItem('theme', 'light');
  setItem('language', undefined);
  expect([getItem('theme'), getItem('language')]).toEqual(['light', null]);
  expect(getItem('huarongdao.metric')).toBe(storedItems['huarongdao.metric']);
  clear();
  expect([getItem('theme'), getItem('huarongdao.metric')]).toEqual([null, null]);
});
