import { buildRelease } from './build-release.ts';
import { application, percentage, readArguments, runCommand } from './command-line.ts';
import { clientOnlyLines } from './gate/render-check-lines.ts';
import { renderCheckFor } from './gate/render-check.ts';
import { gateFor } from './gate/with-browser.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { shipAll } from './ship-all.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// npm run ship -- mfe-cart [--channel qa] [--canary 10] [--unmounted]: builds, publishes, promotes. Nothing else is rebuilt.
// npm run ship -- all [--channel qa]: everything that has changed, as one set.
await runCommand(async () => {
  const started = performance.now();
  const { positionals, values } = readArguments();
  if (positionals[0] === 'all') return shipAll(values);
  const { channel, json } = values;
  const app = application(positionals[0]);
  const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
  const say = json ? () => undefined : console.log;
  const store = await openStore(process.env);
  const gate = await gateFor(store, values.unmounted);
  const before = await store.readChannel(channel);

  const { release, folder } = await buildRelease(app, 'production');
  say(`${app} ${release.id} built in ${seconds(started)}`);
  await store.addRelease(release, folder);
  const checked = performance.now();
  const set = await promote(
    store,
    channel,
    { [app]: release.id },
    {
      canaryPercent,
      gate,
      render: renderCheckFor(store),
    },
  );
  say(values.unmounted ? 'Passed the gate; its pages were not mounted.' : `Passed the gate in ${seconds(checked)}`);
  clientOnlyLines(set).forEach((line) => say(line));

  if (json) {
    const { id, clientOnly = {} } = set;
    return console.log(JSON.stringify({ app, release: release.id, set: id, before: before?.set ?? null, clientOnly }));
  }
  if (canaryPercent !== undefined && before) {
    say(`${app} ${release.id} is shown to ${canaryPercent} % of the visitors of channel ${channel} (set ${set.id}).`);
    return say(
      `To everybody: npm run release -- accept --channel ${channel}. To undo: npm run release -- halt --channel ${channel}`,
    );
  }
  say(`${app} ${release.id} is live on channel ${channel} (set ${set.id}).`);
  if (before && before.set !== set.id)
    say(`To undo: npm run release -- rollback --channel ${channel} (back to set ${before.set})`);
});
