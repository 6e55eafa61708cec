// Finds the module where a type is described: the only game that uses it, or the module with all of them.
import { games } from '../../bundle.js';

/** @typedef {import('./markup.js').Entry} Entry */

/** @param {string} html @returns {string[]} the ids of the types that it links to */
const typesIn = (html) => Array.from(html.matchAll(/href="#(type-\w+)"/g), ([, id]) => id);

/**
 * @param {Map<string, import('./pages.js').Chapter>} chapters to which the types are added
 * @param {readonly Entry[]} types
 */
export function assignTypes(chapters, types) {
  const byId = new Map(types.map((type) => [type.id, type]));

  /** @param {readonly string[]} ids @returns {Set<string>} they and all types that these use */
  function reached(ids) {
    const found = new Set(ids);
    for (const id of found) typesIn(byId.get(id)?.html ?? '').forEach((next) => found.add(next));
    return found;
  }

  const used = new Map(
    Array.from(chapters, ([name, { intro, entries }]) => [
      name,
      reached(typesIn(intro + entries.map(({ html }) => html).join(''))),
    ]),
  );
  /** Each type with all types that it uses. */
  const families = types.map(({ id }) => reached([id]));
  const others = ['errors', 'worker'];
  for (const type of types) {
    const users = games.filter((game) => used.get(game)?.has(type.id));
    // No function mentions the types of a data file, such as GomokuPackPuzzle: they belong to the game whose types they mention.
    const own = families.filter((family) => family.has(type.id)).flatMap((family) => [...family]);
    const related = games.filter((game) => own.some((id) => used.get(game)?.has(id)));
    const [home] =
      users.length > 1 ? [] : [...users, ...others.filter((other) => used.get(other)?.has(type.id)), ...related];
    chapters.get(home ?? 'qiju')?.types.push(type);
  }
}
