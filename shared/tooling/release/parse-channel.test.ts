import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { parseChannel } from './parse-channel.ts';
import { openBucket } from './s3-bucket.ts';
import { createS3Store } from './s3-store.ts';
import { aFolder, removeFolders } from './testing/artifacts.ts';
import { startS3Server } from './testing/s3-server.ts';

afterAll(removeFolders);

const channel = { name: 'live', set: 'a', revision: 1, history: [], canary: null };

it('reads an earlier channel, which has no log', () => {
  expect(parseChannel(JSON.stringify(channel), 'live.json', '')).toEqual(channel);
});

it.each([
  ['', "it isn't JSON"],
  ['{"name": "live", "set', "it isn't JSON"],
  ['null', "it doesn't describe a channel"],
  ['[]', "it doesn't describe a channel"],
  [JSON.stringify({ ...channel, set: undefined }), "it doesn't describe a channel"],
  [JSON.stringify({ ...channel, history: 'a' }), "it doesn't describe a channel"],
  [JSON.stringify({ ...channel, revision: '1' }), "it doesn't describe a channel"],
  [JSON.stringify({ ...channel, canary: { set: 'b' } }), "it doesn't describe a channel"],
])('refuses %s, and names the file and the way out', (text, reason) => {
  expect(() => parseChannel(text, 'channels/live.json', 'Restore it.')).toThrow(
    `channels/live.json is damaged: ${reason}. Restore it.`,
  );
});

it('names the file in a folder, whose deletion goes back to the previous revision', async () => {
  const root = aFolder();
  const store = createFolderStore(root);
  const { revision: _revision, ...change } = channel;
  await store.swapChannel(change, 0);
  await store.swapChannel({ ...change, set: 'b' }, 1);
  const file = join(root, 'channels/live/2.json');
  writeFileSync(file, '');
  await expect(store.readChannel('live')).rejects.toThrow(
    `${file} is damaged: it isn't JSON. Delete it to go back to the revision before.`,
  );
});

it('names the object in a bucket', async () => {
  const server = await startS3Server();
  process.env = { ...process.env, ...server.env };
  const bucket = openBucket({ bucket: 'releases', prefix: '' }, server.env);
  await bucket.put('channels/live.json', '{', { type: 'application/json' });
  await expect(createS3Store(bucket).readChannel('live')).rejects.toThrow(
    "channels/live.json is damaged: it isn't JSON. Restore an earlier version of the object, or delete it and ship to the channel again.",
  );
  await server.close();
});
