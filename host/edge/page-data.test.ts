import { matchPage } from './compose.ts';
import { readPageData } from './page-data.ts';
import { aComposition, aPage, aRemote } from './testing/releases.ts';

const composition = aComposition(
  aRemote({
    pages: [
      aPage({ path: '/', data: ['/tex-suite/dashboard', '/tex-admin/company-master'] }),
      aPage({ path: '/module', data: ['/tex-admin/modules/{id}'] }),
      aPage({ path: '/topic/:id', data: ['/tex-admin/topics/{id}'] }),
      aPage({ path: '/cart', access: 'signed-in', data: ['/tex-suite/cart'] }),
      aPage({ path: '/plain' }),
    ],
  }),
);

const answers: Record<string, unknown> = {
  '/tex-suite/dashboard': { slideshow: [] },
  '/tex-admin/modules/shift-roster': { name: 'Shift roster' },
  '/tex-admin/topics/7': { name: 'Seven' },
};

const readAt = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  const read = jest.fn((path: string) => Promise.resolve(answers[path]));
  const data = await readPageData(matchPage(composition, pathname), searchParams, read);
  return { data, asked: read.mock.calls.map(([path]) => path) };
};

it('reads what the page needs first; what cannot be had is left to the browser', async () => {
  const { data, asked } = await readAt('/');
  expect(asked).toEqual(['/tex-suite/dashboard', '/tex-admin/company-master']);
  expect(data).toEqual({ '/tex-suite/dashboard': { slideshow: [] } });
});

it('takes the id from the query or from the path; the path wins', async () => {
  expect((await readAt('/module?id=shift-roster')).data).toEqual({
    '/tex-admin/modules/shift-roster': { name: 'Shift roster' },
  });
  expect((await readAt('/topic/7?id=8')).asked).toEqual(['/tex-admin/topics/7']);
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
])('never asks the API for the odd id of %s', async (url) => {
  expect(await readAt(url)).toEqual({ data: {}, asked: [] });
});

it('reads nothing for a page that is not public, has no data, or does not exist', async () => {
  for (const url of ['/cart', '/plain', '/nowhere']) expect(await readAt(url)).toEqual({ data: {}, asked: [] });
});
