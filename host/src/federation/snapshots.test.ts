import { aPage, aRemote } from '../testing/render-host.tsx';
import { publishSnapshots } from './snapshots.ts';

it('tells the browser extension which releases the page is made of, and what they expose', () => {
  const moduleInfo = { other: {} };
  Object.assign(globalThis, { __FEDERATION__: { moduleInfo } });
  const page = { ...aPage('/module'), expose: './pages/module', scripts: ['chunks/m.js'], styles: ['chunks/m.css'] };
  publishSnapshots({ host: '1.0.0-host', remotes: [aRemote({ pages: [page] })] });
  const entry = 'http://localhost/marketplace/releases/mfe-catalog/1.0.0-aaaaaaaa/entry.js';
  expect(moduleInfo).toEqual({
    other: {},
    host: {
      version: '',
      buildVersion: '1.0.0-host',
      remoteEntry: '',
      remotesInfo: { 'mfe-catalog': { matchedVersion: entry } },
    },
    [`mfe-catalog:${entry}`]: expect.objectContaining({
      version: entry,
      buildVersion: '1.0.0-aaaaaaaa',
      globalName: 'mfe_catalog_aaaaaaaa',
      publicPath: 'http://localhost/marketplace/releases/mfe-catalog/1.0.0-aaaaaaaa/',
      remoteEntry: 'entry.js',
      remoteEntryType: 'global',
      modules: [
        {
          moduleName: 'pages/module',
          modulePath: './pages/module',
          assets: { js: { sync: ['chunks/m.js'], async: [] }, css: { sync: ['chunks/m.css'], async: [] } },
        },
      ],
    }),
  });
});
