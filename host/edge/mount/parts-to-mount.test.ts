import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { aHost, aPage, theAuth, theCatalog } from '../testing/releases.ts';
import { partsToMount } from './parts-to-mount.ts';

const setOf = (...releases: Release[]): ReleaseSet => ({
  ...{ schema: 2, id: releases.map(({ id }) => id).join(), createdAt: '2026-11-25T10:00:00.000Z' },
  releases: Object.fromEntries(releases.map((release) => [release.app, release])),
});

const auth = (id: string) =>
  ({ ...theAuth(), id, widgets: { badge: { expose: './badge', scripts: [], styles: [], props: '{}' } } }) as Release;
const catalog = (id = 'catalog-1') =>
  theCatalog({
    id,
    embeds: { '/module': ['mfe-auth/badge', 'mfe-cart/add'], '/module/:id/dashboard': ['mfe-auth/badge'] },
  });

const current = setOf(aHost(), auth('auth-1'), catalog());
const addresses = (candidate: ReleaseSet, before: ReleaseSet | null = current) =>
  partsToMount(candidate, before).map(({ address }) => address);

it('mounts the pages and widgets of a new release, and its widgets also where others embed them', () => {
  const candidate = setOf(aHost(), auth('auth-2'), catalog());
  expect(partsToMount(candidate, current)).toEqual([
    expect.objectContaining({ kind: 'page', part: '/login', address: '/login', bare: true }),
    expect.objectContaining({ kind: 'widget', part: 'mfe-auth/badge', address: '/mount-check?widget=mfe-auth/badge' }),
    expect.objectContaining({
      kind: 'widget',
      part: 'mfe-auth/badge',
      team: 'Identity',
      address: '/module?id=x',
      within: { app: 'mfe-catalog', page: '/module' },
    }),
    expect.objectContaining({
      address: '/module/x/dashboard',
      within: { app: 'mfe-catalog', page: '/module/:id/dashboard' },
    }),
  ]);
});

it('mounts nothing of releases that stay', () => {
  expect(addresses(current)).toEqual([]);
});

it('mounts a page once if it is new as well', () => {
  const candidate = setOf(aHost(), auth('auth-2'), catalog('catalog-2'));
  expect(addresses(candidate).filter((address) => address.startsWith('/module'))).toEqual([
    '/module?id=x',
    '/module/x/dashboard',
  ]);
});

it('mounts everything when the host is new, also of a release that does not say what it embeds', () => {
  const { embeds: _embeds, ...old } = catalog();
  const candidate = setOf(aHost({ id: 'host-2' }), auth('auth-1'), { ...old, pages: [aPage()] });
  expect(addresses(candidate)).toEqual(['/login', '/mount-check?widget=mfe-auth/badge', '/']);
});
