import {
  ErrorBody,
  MAX_PICTURE_BYTES,
  type ManagedSlide,
  type ManagedTopChoice,
  UploadedPicture,
  type ManagedModule,
  type ModuleFields,
  type Screenshot,
  type Slide,
  type TopChoice,
} from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { openFileStore, ownerFile } from '../../operations/index.ts';
import { makePreview } from './make-renditions.ts';
import { pictureUrl } from './picture-url.ts';
import { sweepPictures } from './sweep-pictures.ts';

let api: TestApi;
let admin: string;
let png: Buffer;
/** The preview of `png`. */
let blue: string | undefined;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
  png = await draw(1_200, 600).png().toBuffer();
  blue = await makePreview(png);
});
afterAll(() => api.close());

const draw = (width: number, height: number, background = '#2b59ff') =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (content: Buffer, { field = 'picture', name = 'a.png', type = 'image/png' } = {}) => {
  const boundary = 'x-x-x-x';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return api.call({
    method: 'POST',
    path: '/tex-admin/catalog/pictures',
    token: admin,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};
const uploaded = async (content: Buffer, options = {}) => {
  const answer = await upload(content, options);
  expect(answer.statusCode).toBe(201);
  return expectContract(UploadedPicture, answer.json());
};
const fetched = async (url: string) => api.app.inject(url);
const files = async () =>
  (await readdir(join(api.config.dataDir, 'pictures')).catch(() => [])).filter((name) => name !== ownerFile);

describe('an uploaded picture', () => {
  it('is re-encoded at several widths, never enlarged, and served with its true type [CALL-60]', async () => {
    const { renditions, width, height, url } = await uploaded(png);
    expect([renditions.map((one) => one.width), width, height]).toEqual([[480, 960, 1_200], 1_200, 600]);
    const answer = await fetched(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 1_200 });
  });

  it('is also a JPEG, for services that show links, on white where it is transparent', async () => {
    const { url } = await uploaded(await draw(400, 200).ensureAlpha(0).png().toBuffer());
    const { statusCode, headers, rawPayload } = await fetched(url.replace(/avif$/, 'jpg'));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height: 200 });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg' });
    expect((await fetched(url.replace(/-400.avif$/, '-480.jpg'))).statusCode).toBe(404);
  });

  it('stays readable if it was stored as WebP', async () => {
    const file = `${randomUUID()}-480.webp`;
    const store = await openFileStore(api.config, 'pictures');
    await store.put(file, await draw(480, 240).webp().toBuffer(), 'image/webp');
    const { headers, rawPayload } = await fetched(pictureUrl(file));
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    await store.remove(file);
  });

  it.each(['jpeg', 'webp', 'avif'] as const)('may be %s', async (format) => {
    await uploaded(await draw(64, 64).toFormat(format).toBuffer());
  });

  it('drops location and camera data, and keeps the orientation', async () => {
    const taken = await draw(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    expect(taken.includes('SecretCamera')).toBe(true);
    const { url, width, height } = await uploaded(taken);
    const { rawPayload } = await fetched(url);
    const made = await sharp(rawPayload).metadata();
    expect([made.exif, made.xmp, made.icc, width, height]).toEqual([undefined, undefined, undefined, 200, 400]);
    expect(rawPayload.includes('SecretCamera')).toBe(false);
  });

  it('loses anything hidden after its end', async () => {
    const { url } = await uploaded(Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    expect((await fetched(url)).rawPayload.includes('<script>')).toBe(false);
  });
});

describe('an invalid file', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>',
  );
  it.each<[string, () => Buffer, number]>([
    ['an SVG', () => svg, 400],
    ['a page that calls itself a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['a GIF', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 400],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 400],
    ['nothing', () => Buffer.alloc(0), 400],
    ['the beginning of a picture', () => png.subarray(0, 60), 400],
    ['a picture in name alone', () => Buffer.concat([png.subarray(0, 8), svg]), 400],
    ['too large', () => Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)]), 413],
  ])('is refused: %s', async (_, content, status) => {
    const before = await files();
    const answer = await upload(content());
    expect(answer.statusCode).toBe(status);
    expect(expectContract(ErrorBody, answer.json()).errors?.[0]?.field).toBe('picture');
    expect(await files()).toEqual(before);
  });

  it('is refused if it decodes to more than the memory holds', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES);
    expect((await upload(bomb)).statusCode).toBe(400);
  }, 30_000);

  it('is refused without a picture, or if it isn’t a form', async () => {
    expect((await upload(png, { field: 'other' })).statusCode).toBe(400);
    const json = { method: 'POST', path: '/tex-admin/catalog/pictures', token: admin, payload: {} } as const;
    expect((await api.call(json)).statusCode).toBe(415);
  });

  it.each(['x.webp', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(36)}-480.webp`])('%s is not a picture', async (file) => {
    expect([400, 404]).toContain((await api.call({ path: `/tex-suite/picture/${file}` })).statusCode);
  });
});

it('has a preview of its colors, unless it is transparent somewhere', async () => {
  const halves = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await draw(50, 80).png().toBuffer(), left: 50, top: 0 },
      { input: await draw(50, 40, '#00ff00').png().toBuffer(), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const preview = (await makePreview(halves)) ?? '';
  expect(preview.length).toBeLessThan(150);
  const bytes = Buffer.from(preview.replace('data:image/webp;base64,', ''), 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 12, height: 10, channels: 3 });
  // In all four corners: the left half is green at the top and red below.
  const corners = [
    [0, 0, [0, 255, 0]],
    [11, 0, [43, 89, 255]],
    [0, 9, [255, 0, 0]],
    [11, 9, [43, 89, 255]],
  ] as const;
  for (const [x, y, color] of corners)
    for (const [channel, expected] of color.entries())
      expect(Math.abs((data[(y * 12 + x) * 3 + channel] ?? NaN) - expected)).toBeLessThan(60);
  expect(await makePreview(await draw(64, 64).ensureAlpha(0.5).png().toBuffer())).toBeUndefined();
});

it('of a top choice comes at every width, and keeps them when its text changes', async () => {
  const { url, renditions } = await uploaded(png);
  const base = '/tex-admin/catalog/top-choices';
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await api.call({ method, path, token: admin, payload });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json<ManagedTopChoice>();
  };
  const fields = {
    moduleId: 'wiki',
    description: 'Pages',
    videoUrl: null,
    thumbnailUrl: url,
    imageUrl: url,
    rating: 4,
  };
  const { id, version } = await send('POST', base, fields);
  const shown = async () =>
    (await api.call({ path: '/tex-suite/top-choice' })).json<TopChoice[]>().find((one) => one.id === id);
  await until(async () => (await shown()) !== undefined);
  const widths = renditions.map(({ width, url: at }) => ({ width, url: at, urlDark: null }));
  const expected = widths.map((rendition, index) => (index === 0 ? { ...rendition, preview: blue } : rendition));
  expect((await shown())?.renditions).toEqual(expected);
  const changed = await send('PUT', `${base}/${id}`, { ...fields, description: 'Pages that last', version });
  await until(async () => (await shown())?.description === 'Pages that last');
  expect((await shown())?.renditions).toEqual(expected);
  const elsewhere = { ...fields, thumbnailUrl: 'https://pictures.example/wiki.png', version: changed.version };
  await send('PUT', `${base}/${id}`, elsewhere);
  await until(async () => (await shown())?.thumbnailUrl === elsewhere.thumbnailUrl);
  expect((await shown())?.renditions).toEqual([]);
});

it('of a slide comes at every width, light and dark, wide and for phones', async () => {
  const [light, dark] = [await uploaded(png), await uploaded(png)];
  const [phone, phoneDark] = [await uploaded(png), await uploaded(png)];
  const slide = {
    title: 'Two themes',
    description: 'Light and dark.',
    imageUrl: light.url,
    imageUrlDark: dark.url,
    imageUrlPhone: phone.url,
    imageUrlPhoneDark: phoneDark.url,
    imageAlt: 'A blue field',
    buttonTitle: 'Look',
    buttonLink: '/marketplace/coming-soon',
  };
  const base = '/tex-admin/catalog/slides';
  const { id, version } = (await api.call({ method: 'POST', path: base, token: admin, payload: slide })).json();
  const payload = { version, status: 'published' };
  await api.call({ method: 'PUT', path: `${base}/${id}/status`, token: admin, payload });
  const shown = async () =>
    (await api.call({ path: '/tex-admin/slideshow/active' })).json<Slide[]>().find((one) => one.id === id);
  await until(async () => (await shown()) !== undefined);
  const pairs = (one: UploadedPicture, other: UploadedPicture) =>
    one.renditions.map(({ width, url }, index) => {
      const previews = { preview: blue, previewDark: blue };
      return { width, url, urlDark: other.renditions[index]?.url, ...(index === 0 && previews) };
    });
  const phonePictures = { imageUrl: phone.url, imageUrlDark: phoneDark.url, renditions: pairs(phone, phoneDark) };
  expect(await shown()).toMatchObject({
    imageAlt: 'A blue field',
    renditions: pairs(light, dark),
    phone: phonePictures,
  });

  const { imageUrlPhone: _, imageUrlPhoneDark: _dark, ...known } = slide;
  const change = async (fields: object) => {
    const all = (await api.call({ path: base, token: admin })).json<ManagedSlide[]>();
    const current = all.find((one) => one.id === id)?.version;
    const body = { ...fields, version: current };
    expect((await api.call({ method: 'PUT', path: `${base}/${id}`, token: admin, payload: body })).statusCode).toBe(
      200,
    );
  };
  // A client that doesn't know phone pictures leaves them alone.
  await change({ ...known, title: 'Two themes, still' });
  await until(async () => (await shown())?.title === 'Two themes, still');
  expect((await shown())?.phone).toEqual(phonePictures);
  await change({ ...slide, imageUrlPhone: null, imageUrlPhoneDark: null });
  await until(async () => (await shown())?.phone === null);
  expect((await shown())?.renditions).toEqual(pairs(light, dark));
  await change(slide);
});

it('of a screenshot comes at every width, and keeps them when something else of its module is published', async () => {
  const path = '/tex-admin/catalog/modules/attendance';
  const managed = async () => (await api.call({ path, token: admin })).json<ManagedModule>();
  const publish = async (change: Partial<ModuleFields>) => {
    const { fields, version } = await managed();
    const saved = await api.call({ method: 'PUT', path, token: admin, payload: { ...fields, ...change, version } });
    const payload = { version: saved.json<{ version: string }>().version, status: 'published' };
    expect((await api.call({ method: 'PUT', path: `${path}/status`, token: admin, payload })).statusCode).toBe(200);
    const { rows } = await api.database.pool.query<{ screenshots: Screenshot[] }>(
      "select screenshots from modules where id = 'attendance'",
    );
    return rows[0]?.screenshots ?? [];
  };
  const picture = await uploaded(png);
  const drawn = (await managed()).fields.screenshots;
  const mixed = await publish({
    screenshots: [...drawn, { url: picture.url, urlDark: null, alt: 'A blue field' }],
  });
  const widths = (shots: Screenshot[]) => shots.map(({ renditions = [] }) => renditions.map(({ width }) => width));
  expect(widths(mixed)).toEqual([...drawn.map(() => [720, 1_280]), [480, 960, 1_200]]);
  const narrowest = { width: 480, url: picture.renditions[0]?.url, urlDark: null, preview: blue };
  expect(mixed.at(-1)?.renditions?.[0]).toEqual(narrowest);
  expect(await publish({ tagline: 'Time, seen at the door' })).toEqual(mixed);
});

it('that nothing shows is deleted a day later, and so are files that no picture names', async () => {
  const store = await openFileStore(api.config, 'pictures');
  const sweep = () => sweepPictures({ db: api.database.db, pictures: store });
  const { id } = await uploaded(png);
  await writeFile(join(api.config.dataDir, 'pictures', 'orphan.webp'), 'x');
  const old = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(api.config.dataDir, 'pictures', 'orphan.webp'), old, old);
  expect(await sweep()).toBe(1);
  expect((await files()).filter((name) => name.startsWith(id))).toHaveLength(3);
  await api.database.pool.query("update pictures set unused_since = unused_since - interval '2 days'");
  expect(await sweep()).toBeGreaterThanOrEqual(3);
  expect((await files()).filter((name) => name.startsWith(id))).toEqual([]);
  // Those of the slide (including phones), the screenshot and the top choice are in use.
  expect((await files()).length).toBe(18);
});
