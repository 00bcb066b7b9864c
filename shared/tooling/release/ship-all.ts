import type { Note } from './channel-log.ts';
import { ensureReleases } from './ensure-releases.ts';
import { clientOnlyLines } from './gate/render-check-lines.ts';

interface Options {
  channel: string;
  note: Note;
  json: boolean;
  /** Where to open it. */
  url: string;
}

/** Builds whatever the store lacks from these sources and promotes it as one set. Initializes a store. */
export const shipAll = async ({ channel, note, json, url }: Options) => {
  const say = json ? () => undefined : console.log;
  const progress = {
    building: (app: string) => say(`Building ${app} ...`),
    built: (app: string, release: string, time: number) =>
      say(`${app} ${release} built in ${(time / 1000).toFixed(1)} s`),
  };
  const set = await ensureReleases(process.env, channel, progress, { note });
  const releases = Object.fromEntries(Object.values(set.releases).map(({ app, id }) => [app, id]));
  if (json) return console.log(JSON.stringify({ set: set.id, releases, clientOnly: set.clientOnly ?? {}, url }));
  clientOnlyLines(set).forEach((line) => say(line));
  say(
    `Set ${set.id} is live on channel ${channel}: ${Object.entries(releases)
      .map((one) => one.join(' '))
      .join(', ')}.`,
  );
  say(`Open it: ${url}`);
};
