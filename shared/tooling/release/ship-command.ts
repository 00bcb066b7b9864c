import { application, readArguments, runCommand } from './command-line.ts';
import { buildRelease } from './build-release.ts';
import { createFolderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import { storeFolderOf } from './store-location.ts';

// npm run ship -- mfe-cart [--channel qa]: builds, publishes, promotes. Nothing else is rebuilt.
await runCommand(async () => {
  const { positionals, values } = readArguments();
  const app = application(positionals[0]);
  const store = createFolderStore(storeFolderOf(process.env));
  const before = await store.readChannel(values.channel);

  const { release, folder } = await buildRelease(app, 'production');
  await store.addRelease(release, folder);
  const set = await promote(store, values.channel, { [app]: release.id });

  if (values.json) console.log(JSON.stringify({ app, release: release.id, set: set.id, before: before?.set ?? null }));
  else {
    console.log(`${app} ${release.id} is live on channel ${values.channel} (set ${set.id}).`);
    if (before && before.set !== set.id)
      console.log(`To undo: npm run release -- rollback --channel ${values.channel} (back to set ${before.set})`);
  }
});
