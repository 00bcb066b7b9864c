import { createHash } from 'node:crypto';

const maxLength = 48;

/** A readable id made from a name; names without Latin letters or digits get a short hash. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return slug || createHash('sha256').update(name).digest('hex').slice(0, 12);
}

/** Ids that the API's own addresses use: /modules/names, /modules/upcoming. */
const reserved = ['names', 'upcoming'];

/** Gives unused ids: the name's, else with its parent's, else with a number. */
export function idGiver(taken: Iterable<string>): (name: string, within?: string) => string {
  const used = new Set([...taken, ...reserved]);
  const candidates = function* (name: string, within: string) {
    const slug = slugOf(name);
    yield slug;
    const long = within === '' ? slug : `${slug.slice(0, 30)}-${slugOf(within).slice(0, 28)}`.replace(/-+$/, '');
    yield long;
    for (let number = 2; ; number += 1) yield `${long.slice(0, 58)}-${number}`;
  };
  return (name, within = '') => {
    for (const id of candidates(name, within)) {
      if (used.has(id)) continue;
      used.add(id);
      return id;
    }
    throw new Error('unreachable: the numbers never end');
  };
}
