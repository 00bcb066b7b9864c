import type { TestApi } from '../test-api.ts';
import type { KnownRecord, Listings } from './known-values.ts';
import type { Operation } from './operations.ts';

const isList = ({ method, path, answers }: Operation) =>
  method === 'GET' && !path.includes('{') && answers['200']?.['application/json'] !== undefined;

/** What the API lists for these callers, the way clients learn ids and versions. */
export async function readListings({ app }: TestApi, operations: Operation[], tokens: string[]): Promise<Listings> {
  const listings: Listings = new Map();
  for (const { path } of operations.filter(isList)) {
    for (const token of tokens) {
      const answer = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode === 200) collect(listings, path.split('/').at(-1) ?? '', answer.json(), 0);
    }
  }
  return listings;
}

/** Entries count under the name of their list and, if it is a page, under that of the path. */
function collect(listings: Listings, name: string, value: unknown, depth: number): void {
  if (depth > 5 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((entry) => collect(listings, name, entry, depth + 1));
  const record = value as KnownRecord;
  if ('id' in record || 'version' in record || 'cartItemId' in record)
    listings.set(name, [...(listings.get(name) ?? []), record]);
  for (const [key, inner] of Object.entries(record))
    collect(listings, ['content', 'items'].includes(key) ? name : key, inner, depth + 1);
}
