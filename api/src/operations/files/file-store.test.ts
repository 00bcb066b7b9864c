import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Server } from '../../../test/s3-server.ts';
import { openFileStore, type FileOwner, type FileStore } from './file-store.ts';
import { parseS3Location } from './s3-location.ts';

type Store = (owner: FileOwner) => Promise<FileStore>;

let dataDir: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketplace-files-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const inFolder: Store = (owner) => openFileStore({ dataDir, uploadStore: undefined, s3: server.s3 }, owner);
const inBucket: Store = (owner) =>
  openFileStore({ dataDir: '/nowhere', uploadStore: 's3://uploads/one/place/', s3: server.s3 }, owner);

const content = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
const names = async (files: FileStore) => (await files.list()).map(({ name }) => name).sort();
const read = async (files: FileStore, name: string) => {
  const found = await files.get(name);
  return found && { size: found.size, content: await buffer(found.content) };
};

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_place, open) => {
  it('return the stored content until they are removed', async () => {
    const files = await open('uploads');
    await files.put('one.bin', content, 'image/png');
    await files.put('empty', Buffer.alloc(0), 'text/plain');
    expect(await read(files, 'one.bin')).toEqual({ size: 7, content });
    expect(await read(files, 'empty')).toEqual({ size: 0, content: Buffer.alloc(0) });
    expect(await names(files)).toEqual(['empty', 'one.bin']);
    // Rounded to seconds, the precision of a bucket.
    const changed = (await files.list()).map(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()) < 60_000);
    expect(changed).toEqual([true, true]);
    for (const name of ['one.bin', 'empty', 'never-there']) await files.remove(name);
    expect([await read(files, 'one.bin'), await names(files)]).toEqual([null, []]);
  });

  it('of one owner are invisible to the other', async () => {
    const [uploads, pictures] = [await open('uploads'), await open('pictures')];
    await pictures.put('a.webp', content, 'image/webp');
    expect(await read(uploads, 'a.webp')).toBeNull();
    expect([await names(uploads), await names(pictures)]).toEqual([[], ['a.webp']]);
  });

  it.each(['../pictures/a.webp', '..', '', 'a/b', '/etc/passwd', '.hidden', 'a\0'])(
    "can't have a name like %j",
    async (name) => {
      const files = await open('uploads');
      await expect(files.put(name, content, 'text/plain')).rejects.toThrow('This is no name for a stored file.');
      expect(await files.get(name)).toBeNull();
      await files.remove(name);
      expect(await names(await open('pictures'))).toEqual(['a.webp']);
    },
  );
});

it("leaves nothing behind if a file can't be written to a folder", async () => {
  const files = await inFolder('uploads');
  await files.put('taken', content, 'text/plain');
  // A folder with its name makes the last step fail.
  await rm(join(dataDir, 'uploads/taken'));
  await mkdir(join(dataDir, 'uploads/taken/inside'), { recursive: true });
  await expect(files.put('taken', content, 'text/plain')).rejects.toThrow();
  expect(await readdir(join(dataDir, 'uploads'))).toEqual(['taken']);
});

it('reports an unreachable bucket', async () => {
  const s3 = { ...server.s3, endpoint: 'http://127.0.0.1:1' };
  const files = await openFileStore({ dataDir, uploadStore: 's3://uploads', s3 }, 'uploads');
  await expect(files.get('one')).rejects.toThrow(/ECONNREFUSED/);
});

it.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '' }],
  ['s3://my.bucket-1/a/b/', { bucket: 'my.bucket-1', prefix: 'a/b/' }],
])('parses the address %s', (address, location) => {
  expect(parseS3Location(address)).toEqual(location);
});

it.each(['bucket', 'https://bucket/x', 's3://', 's3://B/x'])('refuses the address %j with a sentence', (address) => {
  expect(() => parseS3Location(address)).toThrow('UPLOAD_STORE must be like s3://bucket/prefix');
});
