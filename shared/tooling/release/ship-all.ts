import type { readArguments } from './command-line.ts';
import { ensureReleases } from './ensure-releases.ts';
import { clientOnlyLines } from './gate/render-check-lines.ts';
import { ReleaseError } from './release-error.ts';

type Values = ReturnType<typeof readArguments>['values'];

/** Builds whatever the store lacks from these sources and promotes it as one set. Initializes a store. */
export const shipAll = async ({ channel, canary, json }: Values) => {
  if (canary !== undefined)
    throw new ReleaseError('A canary is of one application: npm run ship -- mfe-cart --canary 10');
  const say = json ? () => undefined : console.log;
  const set = await ensureReleases(process.env, channel, {
    building: (app) => say(`Building ${app} ...`),
    built: (app, release, time) => say(`${app} ${release} built in ${(time / 1000).toFixed(1)} s`),
  });
  const releases = Object.fromEntries(Object.values(set.releases).map(({ app, id }) => [app, id]));
  if (json) return console.log(JSON.stringify({ set: set.id, releases, clientOnly: set.clientOnly ?? {} }));
  clientOnlyLines(set).forEach((line) => say(line));
  say(
    `Set ${set.id} is live on channel ${channel}: ${Object.entries(releases)
      .map((one) => one.join(' '))
      .join(', ')}.`,
  );
};
