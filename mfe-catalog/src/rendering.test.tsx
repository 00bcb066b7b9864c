/** @jest-environment ../shared/tooling/jest/server-environment.cjs */
import { aModuleCard, aUser } from '@marketplace/shared/testing';
import { hydrateInBrowser, renderOnServer, type ServedPage } from '@marketplace/shared/testing/server';
import {
  aBucket,
  aCategoryPage,
  aDashboard,
  aListedModule,
  aModule,
  aSlide,
  aTutorial,
  many,
  someFacets,
} from './testing/factories.ts';

const UPCOMING = { '/tex-admin/modules/upcoming': { shifts: { name: 'Shift Planner', expectedOn: '2026-09-01' } } };
const slides = [aSlide(), aSlide({ id: 'slide-2', title: 'Money', imageUrlDark: '/media/slide-2-dark.avif' })];
const payroll = aModuleCard({ id: 'payroll', name: 'Payroll' });

const dashboard: ServedPage = {
  load: () => import('./pages/dashboard.tsx'),
  path: '/',
  data: { '/tex-suite/dashboard': aDashboard({ slideshow: slides }), ...UPCOMING },
};
const largeDashboard: ServedPage = {
  ...dashboard,
  data: {
    ...dashboard.data,
    '/tex-suite/dashboard': aDashboard({
      index: many(30, (number) => ({
        id: number === 1 ? 'hr' : `c${number}`,
        name: `Category ${number}`,
        hue: 10,
        bucketCount: 1,
        moduleCount: 4,
      })),
    }),
  },
};
const attendance: ServedPage = {
  load: () => import('./pages/module.tsx'),
  path: '/module',
  at: '/module?id=attendance',
  data: {
    '/tex-admin/modules/attendance': aModule({
      screenshots: [{ url: '/a.avif', urlDark: '/b.avif', alt: 'Shifts' }],
      description: 'Hours </script> without paper.',
      related: [payroll],
    }),
    '/tex-admin/tutorials/module/attendance': [aTutorial()],
    ...UPCOMING,
  },
  pieces: { 'mfe-cart ./widgets/add-to-cart': () => <p>Sign in to buy</p> },
};
const compare: ServedPage = {
  load: () => import('./pages/compare.tsx'),
  path: '/compare',
  at: '/compare?ids=attendance,gone',
  data: {
    '/tex-admin/compare?ids=attendance,gone': {
      modules: [aModule({ publisher: 'Saanvi Labs', worksWith: [{ name: 'Payroll', id: 'payroll' }] })],
      missing: ['gone'],
    },
    ...UPCOMING,
  },
};
const bucket: ServedPage = {
  load: () => import('./pages/bucket.tsx'),
  path: '/bucket',
  at: '/bucket?id=time',
  data: {
    '/tex-admin/buckets/time/with-modules?size=24&facets=true': aBucket(
      many(24, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` })),
      { moduleCount: 60, totalElements: 60 },
    ),
    ...UPCOMING,
  },
};

const listed = many(24, (number) => aListedModule({ id: `m${number}`, name: `Module ${number}` }));
const search: ServedPage = {
  load: () => import('./pages/search.tsx'),
  path: '/search',
  at: '/search?q=shift&page=2&tag=b&tag=a&sort=rating&trial=yes&category=hr',
  data: {
    '/tex-admin/modules?size=24&facets=true&search=shift&page=1&sort=rating&category=hr&trial=yes&tag=b&tag=a': {
      ...{ content: listed, page: 1, size: 24, totalElements: 60, totalPages: 3 },
      facets: someFacets,
    },
    ...UPCOMING,
  },
};
const category: ServedPage = {
  load: () => import('./pages/category.tsx'),
  path: '/category',
  at: '/category?id=hr',
  data: {
    '/tex-admin/categories/hr/with-modules?size=24&facets=true': aCategoryPage({ modules: listed, totalElements: 60 }),
    ...UPCOMING,
  },
};

const pages: [string, ServedPage, string[]][] = [
  ['the dashboard', dashboard, ['Time and people', 'Money', 'payroll', 'Human Resources', 'Clock in from anywhere']],
  ['the dashboard of a large catalogue', largeDashboard, ['Category 1', 'Category 30', 'Clock in from anywhere']],
  [
    'a module',
    attendance,
    ['₹12.50', '₹3,750.00', 'Second paragraph.', 'Your first shift', 'Open the planner.', 'Payroll'],
  ],
  ['a search', search, ['Results for “shift”', '25 to 48 of 60', 'Filters (4)', 'Under ₹1']],
  ['a category', category, ['People and time', 'Payroll bucket', '1 to 24 of 60']],
  ['a comparison', compare, ['Saanvi Labs', '₹3,750.00', 'Payroll', '“gone” is no longer available.']],
  ['a bucket', bucket, ['Hours and leave', 'Module 1', 'Module 24', '1 to 24 of 60']],
  [
    'the tutorials',
    {
      load: () => import('./pages/tutorial.tsx'),
      path: '/tutorial',
      data: { '/tex-admin/tutorials': [aTutorial()] },
    },
    ['Your first shift', 'Open the planner.'],
  ],
  [
    'coming soon',
    { load: () => import('./pages/coming-soon.tsx'), path: '/coming-soon', data: UPCOMING },
    ['Shift Planner', 'Expected 1 Sep 2026'],
  ],
];

const rendered = new Map<string, string>();
beforeAll(async () => {
  for (const [name, page] of pages) rendered.set(name, await renderOnServer(page));
});
const htmlOf = (name: string) => rendered.get(name) ?? '';

it.each(pages)('%s can be read without a browser', (name, _page, words) => {
  for (const word of words) expect(htmlOf(name).replaceAll('<!-- -->', '')).toContain(word);
  // Nothing is left to the browser, and nothing waits.
  expect(htmlOf(name)).not.toMatch(/<!--\$[!?]-->|aria-label="Loading/);
});

/** What people read with scripts. */
const wordsOf = (root: HTMLElement) => {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('noscript')) element.remove();
  return copy.textContent;
};

it.each(pages)('%s hydrates without a change', async (name, page) => {
  const before = jest.fn(wordsOf);
  const { root, complaints } = await hydrateInBrowser(htmlOf(name), page, before);
  expect(complaints).toEqual([]);
  expect(wordsOf(root)).toBe(before.mock.results[0]?.value);
});

it('when the session is known, nothing changes for a visitor', async () => {
  const { root, complaints, act } = await hydrateInBrowser(htmlOf('a module'), attendance);
  const before = root.textContent;
  const [{ getDefaultStore }, { sessionAtom }] = await Promise.all([
    import('jotai'),
    import('@marketplace/shared/session'),
  ]);
  await act(() => getDefaultStore().set(sessionAtom, { loading: false, user: null }));
  expect(root.textContent).toBe(before);
  await act(() => getDefaultStore().set(sessionAtom, { loading: false, user: aUser() }));
  expect(root.textContent).toContain(before?.slice(0, 40));
  expect(complaints).toEqual([]);
});

describe('search engines read', () => {
  const told = (name: string) =>
    [...htmlOf(name).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );

  it('a module as a product with its prices and breadcrumb', () => {
    const [product, way] = told('a module');
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Attendance',
      description: 'Hours </script> without paper.',
      sku: 'attendance',
      category: 'Human Resources',
      brand: { '@type': 'Brand', name: 'TEX Systems' },
      image: ['/a.avif'],
      url: '/module?id=attendance',
      offers: [
        {
          '@type': 'Offer',
          name: 'Team',
          price: '12.50',
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '12.50',
            priceCurrency: 'INR',
            unitText: 'user and day',
          },
          availability: 'https://schema.org/InStock',
          url: '/module?id=attendance',
        },
      ],
    });
    expect(way).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Marketplace', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Human Resources', item: '/category?id=hr' },
        { '@type': 'ListItem', position: 3, name: 'Time', item: '/bucket?id=time' },
        { '@type': 'ListItem', position: 4, name: 'Attendance' },
      ],
    });
  });

  it('a bucket as a list of its modules with its breadcrumb', () => {
    const [way, list] = told('a bucket');
    expect(way?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Marketplace', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Human Resources', item: '/category?id=hr' },
      { '@type': 'ListItem', position: 3, name: 'Time' },
    ]);
    const items = list?.['itemListElement'] as unknown[];
    expect(items).toHaveLength(24);
    expect(items[23]).toEqual({ '@type': 'ListItem', position: 24, name: 'Module 24', url: '/module?id=m24' });
  });
});
