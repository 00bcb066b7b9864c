import type { ReleasedPage } from '@marketplace/shared/contracts';
import { diffSets } from './diff-sets.ts';
import { createSet } from './release-set.ts';
import { aRelease } from './testing/artifacts.ts';

const page = (path: string): ReleasedPage => ({
  path,
  access: 'public',
  title: '',
  expose: '',
  scripts: [],
  styles: [],
});
const script = (size: number) => ({
  'entry.js': { size, integrity: '' },
  'entry.js.map': { size: 999, integrity: '' },
});

it('lists differences by application: releases, pages, bytes of scripts and styles', () => {
  const auth = aRelease({ app: 'mfe-auth', id: 'auth-1' });
  const from = createSet({
    'mfe-auth': auth,
    'mfe-cart': aRelease({ id: 'cart-1', pages: [page('/cart'), page('/old')], files: script(100) }),
    'mfe-gone': aRelease({ app: 'mfe-gone', id: 'gone-1' }),
  });
  const to = createSet({
    'mfe-auth': auth,
    'mfe-cart': aRelease({
      id: 'cart-2',
      gitRevision: 'abc',
      pages: [page('/cart'), page('/new')],
      files: script(140),
    }),
  });
  expect(diffSets(from, to)).toEqual([
    {
      app: 'mfe-cart',
      team: 'Cart',
      from: 'cart-1',
      to: 'cart-2',
      gitRevision: 'abc',
      pagesAdded: ['/new'],
      pagesRemoved: ['/old'],
      bytes: 40,
    },
    expect.objectContaining({ app: 'mfe-gone', from: 'gone-1', to: null }),
  ]);
});

it('lists everything for a first set', () => {
  expect(diffSets(null, createSet({ 'mfe-cart': aRelease({ id: 'cart-1' }) }))).toMatchObject([
    { from: null, to: 'cart-1' },
  ]);
});
