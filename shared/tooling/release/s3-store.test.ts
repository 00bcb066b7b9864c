import { openBucket } from './s3-bucket.ts';
import { createS3Store } from './s3-store.ts';
import { storeLocation } from './store-location.ts';
import { aFolder, aRelease, removeFolders } from './testing/artifacts.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  process.env = { ...process.env, ...server.env };
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

const place = { bucket: 'releases', prefix: 'here/' };
const theBucket = () => openBucket(place, server.env);
const artifact = () => aFolder({ 'entry.js': 'script', 'entry.js.br': 'packed', 'font.woff2': 'font' });
const written = () => server.asked.filter((line) => line.startsWith('PUT')).map((line) => line.split('/').pop());

it('writes a release’s description last, so that a partial publication is not a release', async () => {
  server.asked.length = 0;
  await createS3Store(theBucket()).addRelease(aRelease(), artifact());
  expect(written().at(-1)).toBe('release.json');
  expect(written().sort()).toEqual(['entry.js', 'entry.js.br', 'font.woff2', 'release.json']);

  const cutShort = { ...theBucket() };
  cutShort.put = (key, ...rest) =>
    key.endsWith('.woff2') ? Promise.reject(new Error('cut')) : theBucket().put(key, ...rest);
  const next = aRelease({ id: 'next' });
  await expect(createS3Store(cutShort).addRelease(next, artifact())).rejects.toThrow('cut');
  expect((await createS3Store(theBucket()).listReleases('mfe-cart')).map(({ id }) => id)).toEqual(['1.0.0-aaaaaaaa']);
  await createS3Store(theBucket()).addRelease(next, artifact());
  expect(await createS3Store(theBucket()).readRelease('mfe-cart', 'next')).toEqual(next);
});

it('stores files with the headers that serving the bucket needs', async () => {
  await createS3Store(theBucket()).addRelease(aRelease({ id: 'headers' }), artifact());
  const headers = async (name: string) => {
    const address = `${server.env.S3_ENDPOINT}/releases/here/releases/mfe-cart/headers/${name}`;
    const answer = await fetch(address, { method: 'HEAD' });
    return ['content-type', 'content-encoding', 'cache-control'].map((header) => answer.headers.get(header));
  };
  const forEver = 'public, max-age=31536000, immutable';
  expect(await headers('entry.js')).toEqual(['text/javascript; charset=utf-8', null, forEver]);
  expect(await headers('entry.js.br')).toEqual(['text/javascript; charset=utf-8', 'br', forEver]);
  expect(await headers('font.woff2')).toEqual(['font/woff2', null, forEver]);
  expect(await headers('release.json')).toEqual(['application/json', null, 'no-cache']);
});

it('moves a channel only if it is unchanged since it was read', async () => {
  const bucket = theBucket();
  const store = createS3Store(bucket);
  const live = { name: 'live', set: 'a', history: [], canary: null };
  expect(await store.swapChannel(live, 0)).toBe(true);
  const interrupted = createS3Store({
    ...bucket,
    put: async (...write) => {
      await store.swapChannel({ ...live, set: 'between' }, 1);
      return bucket.put(...write);
    },
  });
  expect(await interrupted.swapChannel({ ...live, set: 'late' }, 1)).toBe(false);
  expect(await store.readChannel('live')).toMatchObject({ set: 'between', revision: 2 });
});

it('reports an unreachable bucket', async () => {
  const store = createS3Store(openBucket(place, { ...server.env, S3_ENDPOINT: 'http://127.0.0.1:1' }));
  await expect(store.readChannel('live')).rejects.toThrow(/ECONNREFUSED/);
});

it.each([
  [{ DATA_DIR: '/data' }, { folder: '/data/store' }],
  [{ RELEASE_STORE: '/srv/releases', DATA_DIR: '/data' }, { folder: '/srv/releases' }],
  [{ RELEASE_STORE: 's3://my-bucket' }, { bucket: 'my-bucket', prefix: '' }],
  [{ RELEASE_STORE: 's3://my-bucket/a/b/' }, { bucket: 'my-bucket', prefix: 'a/b/' }],
])('%j means the store %j', (env, location) => {
  expect(storeLocation(env)).toEqual(location);
});

it.each(['s3://', 's3://B', 'https://bucket/x'])('refuses %j as a store with a message', (address) => {
  expect(() => storeLocation({ RELEASE_STORE: address })).toThrow(
    'RELEASE_STORE must be a folder or like s3://bucket/prefix',
  );
});
