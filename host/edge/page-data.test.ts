import { matchPage } from './compose.ts';
import { LATE, UNREAD, type DataAnswer } from './data-answer.ts';
import { createPageDataReader, guardedPathsOf } from './page-data.ts';
import { aComposition, aConfig, aPage, aRemote } from './testing/releases.ts';

const composition = aComposition(
  aRemote({
    pages: [
      aPage({ path: '/', data: ['/tex-suite/dashboard', '/tex-admin/company-master'] }),
      aPage({ path: '/module', data: ['/tex-admin/modules/{id}'] }),
      aPage({ path: '/topic/:id', data: ['/tex-admin/topics/{id}'] }),
      aPage({ path: '/cart', access: 'signed-in', data: ['/tex-suite/cart'] }),
      aPage({ path: '/teams/:id', access: 'signed-in', data: ['/tex-admin/teams/{id}'] }),
      aPage({ path: '/privacy', data: ['/tex-admin/privacypolicy/{config.privacyPolicyId}'] }),
      aPage({ path: '/plain' }),
      aPage({ path: '/list', data: ['/tex-admin/lists/{id}?size=24{&search=q}{&page=page-1}{&sort}{&tag*}'] }),
    ],
  }),
);

const found = (value: unknown): DataAnswer => ({ state: 'found', value });
const answers: Record<string, DataAnswer> = {
  '/tex-suite/dashboard': found({ slideshow: [] }),
  '/tex-admin/modules/shift-roster': found({ name: 'Shift roster' }),
  '/tex-admin/modules/gone': { state: 'missing' },
  '/tex-admin/topics/7': found({ name: 'Seven' }),
  '/tex-admin/modules/refused': { state: 'refused' },
  '/tex-admin/lists/7?size=24&sort=odd': { state: 'refused' },
};

const readAt = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  const read = jest.fn((path: string) => Promise.resolve(answers[path] ?? UNREAD));
  const found = await createPageDataReader(
    read,
    aConfig(),
  )({ match: matchPage(composition, pathname), query: searchParams });
  return { ...found, asked: read.mock.calls.map(([path]) => path) };
};
const nothing = { data: {}, missing: [], unread: [], isLate: false, asked: [] };

it('reads what the page needs first and leaves what fails to the browser', async () => {
  expect(await readAt('/')).toEqual({
    asked: ['/tex-suite/dashboard', '/tex-admin/company-master'],
    data: { '/tex-suite/dashboard': { slideshow: [] } },
    missing: [],
    unread: ['/tex-admin/company-master'],
    isLate: false,
  });
});

it('tells an API that takes long from one that is away', async () => {
  answers['/tex-admin/company-master'] = LATE;
  expect(await readAt('/')).toMatchObject({ unread: ['/tex-admin/company-master'], isLate: true });
  delete answers['/tex-admin/company-master'];
  expect(await readAt('/')).toMatchObject({ unread: ['/tex-admin/company-master'], isLate: false });
});

it('tells not found from no response', async () => {
  expect(await readAt('/module?id=gone')).toMatchObject({ data: {}, missing: ['/tex-admin/modules/gone'], unread: [] });
});

it('takes the id from the query or from the path; the path wins', async () => {
  expect((await readAt('/module?id=shift-roster')).data).toEqual({
    '/tex-admin/modules/shift-roster': { name: 'Shift roster' },
  });
  expect((await readAt('/topic/7?id=8')).asked).toEqual(['/tex-admin/topics/7']);
});

it('takes configuration values from the configuration, not from the address', async () => {
  expect((await readAt('/privacy?config.privacyPolicyId=2')).asked).toEqual(['/tex-admin/privacypolicy/1']);
});

it.each([
  '/module',
  '/module?id=',
  '/module?id=..',
  '/module?id=.',
  '/module?id=...',
  '/module?id=../../auth/check-auth',
  '/module?id=%2e%2e',
  '/module?id=a%2Fb',
  '/module?id=a%20b',
  '/module?id=a%3Fx=1',
  '/module?id=a%00',
  '/module?id=%3Cscript%3E',
  `/module?id=${'a'.repeat(65)}`,
  '/module?__proto__=x',
])('never requests the odd id of %s from the API', async (url) => {
  expect(await readAt(url)).toEqual(nothing);
});

it('reads nothing for pages that aren’t public, have no data or don’t exist', async () => {
  for (const url of ['/cart', '/plain', '/nowhere']) expect(await readAt(url)).toEqual(nothing);
});

it.each([
  ['/list?id=7', ''],
  ['/list?tag=b&id=7&tag=a%26c&q=+shift%20plan+&sort=name', '&search=shift+plan&sort=name&tag=b&tag=a%26c'],
  ['/list?id=7&page=3', '&page=2'],
  ['/list?id=7&page=1', ''],
  ['/list?id=7&page=x&q=&sort=&tag=', ''],
  ['/list?id=7&q=%26admin%3D1', '&search=%26admin%3D1'],
  ['/list?id=7&sort=name&sort=rank', '&sort=name'],
  [`/list?id=7&q=${'x'.repeat(201)}`, ''],
])('adds the options that %s has: %j', async (url, options) => {
  expect((await readAt(url)).asked).toEqual([`/tex-admin/lists/7?size=24${options}`]);
});

it('takes a refused id for one that is not there, and leaves a refused option to the browser', async () => {
  expect(await readAt('/module?id=refused')).toMatchObject({ missing: ['/tex-admin/modules/refused'], unread: [] });
  expect(await readAt('/list?id=7&sort=odd')).toMatchObject({
    missing: [],
    unread: ['/tex-admin/lists/7?size=24&sort=odd'],
  });
});

it.each([
  ['/cart', ['/tex-suite/cart']],
  ['/teams/7?tab=people', ['/tex-admin/teams/7']],
  ['/', undefined],
  ['/nowhere', undefined],
])('leaves what a guarded page needs first to its document: %s', (url, paths) => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  expect(guardedPathsOf({ match: matchPage(composition, pathname), query: searchParams }, aConfig())).toEqual(paths);
});
