import type { Release, ReleasedPage, RenderRequest } from '@marketplace/shared/contracts';
import { integrityOf, type ReleaseStore } from '@marketplace/tooling/release/serving';
import { compose, type PageMatch } from '../../compose.ts';
import type { LiveSet } from '../../release-reader.ts';
import { aConfig, aHost, aPage, theCatalog } from '../../testing/releases.ts';

const SERVER = 'server/entry.js';

/**
 * A host without React that behaves like one: the page in its frame, each piece in its own boundary, which is left
 * to the browser when the piece throws, or throws a promise.
 */
const hostCode = `
  const boundary = (frame, piece, props) => {
    try {
      return '<div data-remote="' + frame[0] + '" data-part="' + frame[1] + '">' + piece.default(props) + '</div>';
    } catch {
      return '<!--$!--><!--/$-->';
    }
  };
  exports.provided = { shared: { greeting: 'Hello' } };
  exports.render = ({ url, composition, data }, load) => {
    const used = [];
    const at = (remote, expose) => (used.push({ remote, expose }), load({ remote, expose }));
    const path = url.split('?')[0].slice('/marketplace'.length);
    const pages = composition.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
    const found = pages.find(({ page }) => page.path === path);
    if (!found) return { html: '<h1>Page Not Found</h1>', used };
    const { remote, page } = found;
    const widgets = composition.remotes.filter((one) => one.widgets.offer);
    return {
      html: '<main>' + boundary([remote.name, page.path], at(remote.name, page.expose), { url, data }) +
        widgets.map((one) => boundary([one.name, 'offer'], at(one.name, './offer'), {})).join('') + '</main>',
      used,
    };
  };`;

interface Build {
  release: Release;
  code: string;
}

const build = (release: Release, code: string): Build => {
  const files = { [SERVER]: { size: code.length, integrity: integrityOf(code) } };
  return { release: { ...release, server: SERVER, files }, code };
};

export const aHostBuild = (id = '1.0.0-host', code = hostCode): Build => build(aHost({ id }), code);

/** A one-page remote. `code` is its function body, with `props`, `require` and `module`. */
export const aRemoteBuild = (app: string, code: string, page: Partial<ReleasedPage> = {}): Build =>
  build(
    theCatalog({ app, id: `1.0.0-${app}`, pages: [aPage({ path: `/${app}`, expose: './page', ...page })] }),
    `exports['./page'] = () => ({ default: (props) => { ${code} } });`,
  );

/** A remote with this script as its server build. */
export const aScript = (app: string, code: string): Build => build(aRemoteBuild(app, '').release, code);

export const theGood = () => aRemoteBuild('mfe-good', `return require('shared').greeting + ' from ' + props.url;`);

export const aSet = (...builds: Build[]): LiveSet => {
  const [host, ...remotes] = builds.map(({ release }) => release);
  if (!host) throw new Error('A set has a host.');
  return { id: builds.map(({ release }) => release.id).join(), channel: 'live', host, remotes, previous: {} };
};

export const aStoreOf = (...builds: Build[]): Pick<ReleaseStore, 'readFile'> => ({
  readFile: async (app, id) => {
    const found = builds.find(({ release }) => release.app === app && release.id === id);
    return found ? Buffer.from(found.code) : null;
  },
});

/** Requests the first page of a remote as the edge does. */
export const asking = (set: LiveSet, app: string): [LiveSet, PageMatch, RenderRequest] => {
  const composition = compose(set);
  const remote = composition.remotes.find(({ name }) => name === app);
  const [page] = remote?.pages ?? [];
  if (!remote || !page) throw new Error(`${app} has no page in the set.`);
  const request = { url: `/marketplace${page.path}`, composition, config: aConfig(), data: {} };
  return [set, { remote, page, params: {} }, request];
};

export const askingHost = (set: LiveSet, path: string): [LiveSet, undefined, RenderRequest] => [
  set,
  undefined,
  { url: `/marketplace${path}`, composition: compose(set), config: aConfig(), data: {} },
];
