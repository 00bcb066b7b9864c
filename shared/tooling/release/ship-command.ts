import { UsageError } from '../cli/command-line.ts';
import { buildRelease } from './build-release.ts';
import {
  application,
  channelName,
  channelOption,
  gateOptions,
  jsonOption,
  percentage,
  reasonOption,
  runCommand,
} from './command-line.ts';
import { noteOf } from './commands/note-of.ts';
import { clientOnlyLines } from './gate/render-check-lines.ts';
import { renderCheckFor } from './gate/render-check.ts';
import { gateFor } from './gate/with-browser.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { shipAll } from './ship-all.ts';
import { channelUrl } from './tester-link.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const declaration = {
  usage: 'npm run ship -- APPLICATION|all',
  about:
    'Builds one application, publishes it and promotes it through the gate, without rebuilding anything else. A new channel\nstarts from what is live. With all: ships everything that has changed as one set.',
  options: { ...channelOption, ...gateOptions, ...reasonOption, ...jsonOption },
  most: 1,
};

await runCommand(declaration, async ({ positionals: [name], values }) => {
  const started = performance.now();
  const { json } = values;
  const [channel, note] = [channelName(values.channel), noteOf(values)];
  const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
  const url = channelUrl(process.env, channel);
  if (name === 'all' && canaryPercent !== undefined)
    throw new UsageError('Ship a canary one application at a time: npm run ship -- mfe-cart --canary 10');
  if (name === 'all') return shipAll({ channel, note, json, url });
  const app = application(name);
  const say = json ? () => undefined : console.log;
  const store = await openStore(process.env);
  const gate = await gateFor(store, values.unmounted);
  const before = await store.readChannel(channel);

  const { release, folder } = await buildRelease(app, 'production');
  say(`${app} ${release.id} built in ${seconds(started)}`);
  await store.addRelease(release, folder);
  const checked = performance.now();
  const checks = { gate, render: renderCheckFor(store) };
  const set = await promote(store, channel, { [app]: release.id }, { canaryPercent, note, ...checks });
  say(values.unmounted ? 'Passed the gate; its pages were not mounted.' : `Passed the gate in ${seconds(checked)}`);
  clientOnlyLines(set).forEach((line) => say(line));

  if (json) {
    const { id, clientOnly = {} } = set;
    const result = { app, release: release.id, set: id, before: before?.set ?? null, clientOnly, url };
    return console.log(JSON.stringify(result));
  }
  if (canaryPercent !== undefined && before) {
    say(`${app} ${release.id} is now live for ${canaryPercent}% of visitors on channel ${channel} (set ${set.id}).`);
    return say(
      `For everyone: npm run release -- accept --channel ${channel}. To undo: npm run release -- halt --channel ${channel}`,
    );
  }
  say(`${app} ${release.id} is live on channel ${channel} (set ${set.id}).`);
  if (before && before.set !== set.id)
    say(`To undo: npm run release -- rollback --channel ${channel} (back to set ${before.set})`);
  say(`Open it: ${url}`);
});
