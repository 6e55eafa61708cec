// The API reference is generated from the sources.
import { load } from 'qiju';
import { ERROR_CODES } from '../../../web/api/errors.js';

test('the reference describes every function, with right answers and valid links', async () => {
  const { document, faults } = await visit('reference/', { language: 'en' });
  const told = [...document.querySelectorAll('.entry')].map(({ id }) => id);
  const qiju = await load();
  const names = Object.entries(qiju).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [name]
      : Object.keys(value)
          .filter((key) => !(key in qiju))
          .map((key) => `${name}.${key}`),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(told).toEqual(expect.arrayContaining([...names, 'load', 'createWorker', 'huarong-board', 'type-Board']));
  const codes = [...document.querySelectorAll('#errors dt')].map(({ textContent }) => textContent);
  expect(codes).toEqual(Object.keys(ERROR_CODES));
  const start = [...document.querySelectorAll('.start')].map(({ textContent }) => textContent ?? '');
  const [call, answer] = start[1].trim().split('\n').slice(2);
  expect(JSON.stringify(new Function('connect', `return ${call}`)(qiju.connect))).toBe(answer.replaceAll(/[/ ]/g, ''));
  const links = [...document.querySelectorAll('.reference a[href^="#"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !document.getElementById(href.slice(1)))).toEqual([]);
  expect(faults).toEqual([]);
});
