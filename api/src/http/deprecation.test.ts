import Fastify from 'fastify';
import { announceDeprecations } from './deprecation.ts';

const deprecated = { since: '2026-01-31', sunset: '2026-08-01', successor: 'listModules' } as const;

async function open() {
  const app = Fastify();
  announceDeprecations(app);
  const routes: Record<string, object | undefined> = {};
  app.addHook('onRoute', ({ url, schema }) => void (routes[url] = schema));
  const config = { deprecated, answerEarly: () => true };
  app.get('/old', { schema: { description: 'Lists.' }, config, onRequest: [] }, () => ({ ok: true }));
  app.get('/refused', { config }, () => Promise.reject(new Error('No.')));
  app.get('/new', () => ({ ok: true }));
  await app.ready();
  return { app, routes };
}

const headersOf = async (url: string) => {
  const { headers } = await (await open()).app.inject(url);
  return [headers.deprecation, headers.sunset, headers.link];
};

const announced = ['@1769817600', 'Sat, 01 Aug 2026 00:00:00 GMT', '</api/docs/>; rel="deprecation"; type="text/html"'];

describe('a deprecated operation', () => {
  it('says since when, until when and where to read more, even if it refuses', async () => {
    expect(await headersOf('/old')).toEqual(announced);
    expect(await headersOf('/refused')).toEqual(announced);
  });

  it('does not affect another one', async () => {
    expect(await headersOf('/new')).toEqual([undefined, undefined, undefined]);
  });

  it('is deprecated in the reference, which names its successor, and is not served from memory', async () => {
    const { routes, app } = await open();
    expect(routes['/old']).toMatchObject({
      deprecated: true,
      description: 'Lists. Call listModules instead; this may be gone from 2026-08-01 on.',
    });
    expect((await app.inject('/old')).json()).toEqual({ ok: true });
  });
});
