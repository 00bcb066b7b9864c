import { matchPage, type PageMatch } from './compose.ts';
import { knownQuery, pathOf } from './page-address.ts';
import { aComposition, aPage, aRemote } from './testing/releases.ts';

const composition = aComposition(
  aRemote({
    pages: [
      aPage({ path: '/' }),
      aPage({ path: '/module', data: ['/modules/{id}', '/tenants/{area}/{id}'] }),
      aPage({ path: '/contactus', query: ['sent'] }),
      aPage({ path: '/search', data: ['/modules?size=24{&search=q}{&page=page-1}{&tag*}'] }),
      aPage({ path: '/topic/:id/notes' }),
    ],
  }),
);
const at = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  return { match: matchPage(composition, pathname) as PageMatch, query: searchParams };
};
const known = (url: string) => {
  const { match, query } = at(url);
  return knownQuery(match, query)?.toString();
};

it.each([
  ['/', '/'],
  ['/MODULE/', '/module'],
  ['/Topic/Shift-Roster/NOTES/', '/topic/Shift-Roster/notes'],
])('the canonical path of %s is %s', (asked, path) => {
  expect(pathOf(at(asked).match)).toBe(path);
});

it.each([
  ['/', ''],
  ['/module?id=7', 'id=7'],
  ['/module?utm_source=mail&id=7&gclid=x&ref=y&area=eu', 'area=eu&id=7'],
  ['/contactus?sent=1', 'sent=1'],
  ['/search?tag=b&q=shift&tag=a&page=2', 'page=2&q=shift&tag=b&tag=a'],
])('the query of %s is reduced to %j', (asked, query) => {
  expect(known(asked)).toBe(query);
});

it.each([
  '/module?id=7&sort=name',
  '/?token=secret',
  '/module?id=7&id=8',
  '/search?q=a&q=b',
  '/search?search=a',
  `/contactus?sent=${'x'.repeat(65)}`,
])('only the page itself understands %s', (asked) => {
  expect(known(asked)).toBeUndefined();
});
