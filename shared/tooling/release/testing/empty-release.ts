import { RELEASE_SCHEMA, type Release } from '@marketplace/shared/contracts';

/** An empty release. */
export const emptyRelease: Omit<Release, 'app' | 'team' | 'id'> = {
  schema: RELEASE_SCHEMA,
  version: '1.0.0',
  sourceHash: 'aaaaaaaaaaaa',
  gitRevision: null,
  builtAt: '2026-11-20T10:00:00.000Z',
  flavour: 'production',
  global: '',
  entry: [],
  entryStyles: [],
  preload: [],
  pages: [],
  widgets: {},
  shared: {},
  provides: {},
  needs: { shared: {}, widgets: {}, links: [] },
  files: {},
};
