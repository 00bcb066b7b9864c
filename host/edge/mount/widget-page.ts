import type { ComposedRemote, ReleaseSet } from '@marketplace/shared/contracts';
import { sampleProps } from '@marketplace/tooling/release';
import type { FastifyInstance } from 'fastify';
import { RELEASES_PATH } from '../compose.ts';
import { WIDGET_PAGE } from './parts-to-mount.ts';

const NAME = 'mount-check';
/** Among the releases, where Trusted Types let scripts be. */
const BASE = `${RELEASES_PATH}/${NAME}/`;
const ENTRY = `${BASE}entry.js`;

const samplesOf = ({ releases }: ReleaseSet) =>
  Object.values(releases).flatMap(({ app, widgets }) =>
    Object.entries(widgets).map(([name, { props }]) => `'${app}/${name}': ${sampleProps(props)},`),
  );

/** A hand-written federation container whose page embeds the widget named in the URL, if any. */
const container = (candidate: ReleaseSet) => `
globalThis['${NAME}'] = (() => {
  const samples = { ${samplesOf(candidate).join('\n')} };
  let scope;
  const take = async (name) => (await Object.values(scope[name])[0].get())();
  return {
    init: (given) => { scope = given; },
    get: async () => {
      const [{ createElement }, { Widget }] = await Promise.all(['react', '@marketplace/shared/federation'].map(take));
      const fallback = ({ error }) => createElement('p', { 'data-failed-widget': true }, error.message);
      const page = () => {
        const name = new URLSearchParams(location.search).get('widget');
        return name ? createElement(Widget, { name, props: samples[name], fallback }) : createElement('p');
      };
      return () => ({ default: page });
    },
  };
})();`;

/** The check's own remote: it embeds others' widgets as another team would. */
export const widgetRemote: ComposedRemote = {
  name: NAME,
  team: NAME,
  release: NAME,
  version: '1.0.0',
  global: NAME,
  entry: ENTRY,
  base: BASE,
  pages: [{ path: WIDGET_PAGE, access: 'public', title: 'Widget', expose: './page', scripts: [], styles: [] }],
  widgets: {},
};

/** Serves the entry of the check's own remote. */
export const registerWidgetPage = (edge: FastifyInstance, candidate: ReleaseSet) => {
  const script = container(candidate);
  edge.get(ENTRY, (_request, reply) => reply.type('text/javascript').send(script));
};
