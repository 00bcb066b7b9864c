import { readArguments, runCommand } from './command-line.ts';
import { ReleaseError } from './release-error.ts';
import { createFolderStore } from './folder-store.ts';
import { prune } from './prune.ts';
import { promote } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollBack } from './roll-back.ts';
import { storeFolderOf } from './store-location.ts';

const storeFolder = storeFolderOf(process.env);
const store: ReleaseStore = createFolderStore(storeFolder);

const currentSet = async (channel: string) => {
  const pointer = await store.readChannel(channel);
  const set = pointer && (await store.readSet(pointer.set));
  if (!set) throw new ReleaseError(`Channel ${channel} has no release set yet. Run npm start or npm run ship first.`);
  return set;
};

const status = async (channel: string, json: boolean) => {
  const set = await currentSet(channel);
  const rows = Object.values(set.releases).map(({ app, id, gitRevision, builtAt }) => ({
    app,
    id,
    gitRevision,
    builtAt,
  }));
  if (json) return console.log(JSON.stringify({ channel, set: set.id, releases: rows }));
  console.log(`Channel ${channel}, set ${set.id} of ${set.createdAt}`);
  for (const { app, id, builtAt } of rows) console.log(`  ${app.padEnd(12)} ${id.padEnd(18)} built ${builtAt}`);
};

const toChange = (word: string): [string, string] => {
  const [app = '', id = ''] = word.split('@');
  if (!app || !id) throw new ReleaseError(`Name a release as application@release, such as mfe-cart@1.0.0-1a2b3c4d.`);
  return [app, id];
};

const commands: Record<string, (words: string[], values: ReturnType<typeof readArguments>['values']) => Promise<void>> =
  {
    status: (_words, { channel, json }) => status(channel, json),
    promote: async (words, { channel }) => {
      const set = await promote(store, channel, Object.fromEntries(words.map(toChange)));
      console.log(`Channel ${channel} is now set ${set.id}. To undo: npm run release -- rollback --channel ${channel}`);
    },
    rollback: async (_words, { channel }) => {
      const to = await rollBack(store, channel);
      console.log(`Channel ${channel} is back at set ${to}.`);
    },
    prune: async (_words, { keep }) => {
      const removed = await prune(storeFolder, store, Number.parseInt(keep, 10) || 10);
      console.log(removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.join(', ')}.`);
    },
  };

// npm run release -- status | promote app@release | rollback | prune [--keep 10]
await runCommand(async () => {
  const { positionals, values } = readArguments();
  const [word = '', ...words] = positionals;
  const command = commands[word];
  if (!command) throw new ReleaseError(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  await command(words, values);
});
