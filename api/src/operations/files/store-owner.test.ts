import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openFileStore, ownerFile, type FileStore } from './file-store.ts';
import { pictureSweep } from '../../catalog/index.ts';
import { uploadSweep } from '../../support/index.ts';
import { assertOwnStore } from './store-owner.ts';

let here: TestDatabase;
let other: TestDatabase;
let dataDir: string;
let files: FileStore;
beforeAll(async () => {
  [here, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([here.drop(), other.drop()]));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketplace-store-'));
  files = await openFileStore({ dataDir, uploadStore: undefined, s3: { endpoint: undefined, region: 'x' } }, 'uploads');
  await files.put('a-file', Buffer.from('x'), 'text/plain');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const names = async () => (await files.list()).map(({ name }) => name);
const isTaken = async () => {
  const marker = await files.get(ownerFile);
  marker?.content.destroy();
  return marker !== null;
};
const twoDaysOn = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
const attempt = { id: 'one', createdAt: new Date(0) };
const sweeps = [
  [
    'uploads',
    (db: TestDatabase) => uploadSweep.run(null, { db: db.db, attachments: files, config: { dataDir } }, attempt),
  ],
  ['pictures', (db: TestDatabase) => pictureSweep.run(null, { db: db.db, pictures: files }, attempt)],
] as const;

describe.each(sweeps)('cleaning up %s', (_kind, sweep) => {
  afterEach(() => jest.restoreAllMocks());

  it('deletes orphans in the store of its own database, and never the owner file', async () => {
    await assertOwnStore(here.db, files, true);
    twoDaysOn();
    await sweep(here);
    expect(await names()).toEqual([]);
    expect(await isTaken()).toBe(true);
  });

  it('deletes nothing in the store of another database', async () => {
    await assertOwnStore(here.db, files, true);
    twoDaysOn();
    await expect(sweep(other)).rejects.toThrow('belongs to another database');
    expect(await names()).toEqual(['a-file']);
  });

  it("deletes nothing in a store whose files it doesn't know", async () => {
    twoDaysOn();
    await expect(sweep(other)).rejects.toThrow('knows none of them');
    expect(await names()).toEqual(['a-file']);
    expect(await isTaken()).toBe(false);
  });

  it('claims an empty store', async () => {
    await files.remove('a-file');
    await sweep(here);
    expect(await isTaken()).toBe(true);
    await expect(sweep(other)).rejects.toThrow('belongs to another database');
  });
});
