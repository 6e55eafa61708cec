/**
 * The reference was one page once. Its parts have kept their names.
 * @template {{ hash: string, pathname: string }} Link
 * @param {Iterable<Link>} links to all parts, and to the pages
 * @param {string} hash of the address
 * @returns {Link | undefined} the link to the part or page that the hash names
 */
export function findMoved(links, hash) {
  const name = hash.replace(/^#(entry-)?/, '');
  return [...links].find((link) => (link.hash ? link.hash === hash : link.pathname.endsWith(`/${name}/`)));
}
