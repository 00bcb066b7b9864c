import type { ReleaseSet } from '../../src/contracts/release.ts';
import { acceptCanary, haltCanary, resizeCanary } from './canary.ts';
import { percentage, readArguments, runCommand, type Values } from './command-line.ts';
import { diffSets, type Difference } from './diff-sets.ts';
import { clientOnlyLines } from './gate/render-check-lines.ts';
import { renderCheckFor } from './gate/render-check.ts';
import { gateFor } from './gate/with-browser.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { signOverride } from './override-token.ts';
import { readReleases } from './release-set.ts';
import { ReleaseError } from './release-error.ts';
import type { Channel, ReleaseStore } from './release-store.ts';
import { rollBack } from './roll-back.ts';

let store: ReleaseStore;

/** Prints for people, or with --json for programs. */
const print = ({ json }: Values, value: object, lines: string[]) =>
  console.log(json ? JSON.stringify(value) : lines.join('\n'));

const channelOf = async (name: string): Promise<{ channel: Channel; set: ReleaseSet }> => {
  const channel = await store.readChannel(name);
  const set = channel && (await store.readSet(channel.set));
  if (!set) throw new ReleaseError(`Channel ${name} has no release set yet. Run npm start or npm run ship first.`);
  return { channel, set };
};

const toChange = (word: string): [string, string] => {
  const [app = '', id = ''] = word.split('@');
  if (!app || !id) throw new ReleaseError(`Name a release as application@release, such as mfe-cart@1.0.0-1a2b3c4d.`);
  return [app, id];
};

const haltedLines = ({ halted }: Channel) =>
  halted
    ? [
        `  set ${halted.set} was taken back at ${halted.at}: ${halted.reason}`,
        ...Object.entries(halted.changes).map(([app, id]) => `    ${app.padEnd(12)} ${id}`),
      ]
    : [];

const canaryLines = ({ canary }: Channel) =>
  canary
    ? [
        `  canary: set ${canary.set} for ${canary.percent} % since ${canary.startedAt}`,
        ...Object.entries(canary.changes).map(([app, id]) => `    ${app.padEnd(12)} ${id}`),
      ]
    : [];

const status = async (_words: string[], values: Values) => {
  const { channel, set } = await channelOf(values.channel);
  const rows = Object.values(set.releases).map(({ app, id, gitRevision, builtAt }) => ({
    app,
    id,
    gitRevision,
    builtAt,
  }));
  print(
    values,
    { channel: channel.name, set: set.id, releases: rows, canary: channel.canary, halted: channel.halted ?? null },
    [
      `Channel ${channel.name}, set ${set.id} of ${set.createdAt}`,
      ...rows.map(({ app, id, builtAt }) => `  ${app.padEnd(12)} ${id.padEnd(18)} built ${builtAt}`),
      ...clientOnlyLines(set).map((line) => `  ${line}`),
      ...canaryLines(channel),
      ...haltedLines(channel),
    ],
  );
};

const differenceLines = ({ app, team, from, to, pagesAdded, pagesRemoved, bytes }: Difference) => [
  `  ${app.padEnd(12)} ${from ?? 'not there'} -> ${to ?? 'gone'}  (${team}, ${bytes < 0 ? '' : '+'}${bytes} bytes of scripts and styles)`,
  ...pagesAdded.map((path) => `    new page ${path}`),
  ...pagesRemoved.map((path) => `    without page ${path}`),
];

/** Another channel, or the set before. */
const comparedWith = async (word: string | undefined, channel: Channel) => {
  if (word) return (await channelOf(word)).set;
  const [previous] = channel.history;
  return previous ? store.readSet(previous) : null;
};

const diff = async ([word]: string[], values: Values) => {
  const { channel, set } = await channelOf(values.channel);
  const from = await comparedWith(word, channel);
  const differences = diffSets(from, set);
  const title = `Channel ${channel.name}, set ${from?.id ?? 'none'} -> ${set.id}`;
  print(values, { from: from?.id ?? null, to: set.id, differences }, [
    title,
    ...(differences.length === 0 ? ['  no difference'] : differences.flatMap(differenceLines)),
  ]);
};

const promoteWords = async (words: string[], values: Values) => {
  if (words.length === 0)
    throw new ReleaseError('Name what to promote: npm run release -- promote mfe-cart@1.0.0-1a2b3c4d');
  const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
  const gate = await gateFor(store, values.unmounted);
  const render = renderCheckFor(store);
  const changes = Object.fromEntries(words.map(toChange));
  const set = await promote(store, values.channel, changes, { canaryPercent, gate, render });
  const undo = canaryPercent === undefined ? 'rollback' : 'halt';
  print(values, { channel: values.channel, set: set.id, canaryPercent: canaryPercent ?? null }, [
    canaryPercent === undefined
      ? `Channel ${values.channel} is now set ${set.id}.`
      : `${canaryPercent} % of the visitors of channel ${values.channel} get set ${set.id}.`,
    ...clientOnlyLines(set),
    `To undo: npm run release -- ${undo} --channel ${values.channel}`,
  ]);
};

const HOUR = 3_600_000;

/** A signed address with these releases in place, for testers in production. */
const link = async (words: string[], values: Values) => {
  const secret = process.env['OVERRIDE_SECRET'];
  if (!secret)
    throw new ReleaseError('Links are signed with OVERRIDE_SECRET, the same one that the storefront runs with.');
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= 168)) throw new ReleaseError('A link is good for 1 to 168 hours: --hours 8');
  if (words.length === 0) throw new ReleaseError('Name what to swap: npm run release -- link mfe-cart@1.0.0-1a2b3c4d');
  const releases = await readReleases(store, Object.fromEntries(words.map(toChange)));
  const expires = Date.now() + hours * HOUR;
  const ids = Object.fromEntries(Object.values(releases).map(({ app, id }) => [app, id]));
  const query = new URLSearchParams({
    mfe: words.join(),
    'mfe-token': signOverride({ releases: ids, expires }, secret),
  });
  const url = `${(process.env['PUBLIC_URL'] ?? 'http://localhost:4000').replace(/\/$/, '')}/marketplace/?${query}`;
  print(values, { url, expires: new Date(expires).toISOString() }, [
    url,
    `Good until ${new Date(expires).toISOString()}.`,
  ]);
};

const commands: Record<string, (words: string[], values: Values) => Promise<void>> = {
  status,
  diff,
  promote: promoteWords,
  rollback: async (_words, values) => {
    const set = await rollBack(store, values.channel);
    print(values, { channel: values.channel, set }, [`Channel ${values.channel} is back at set ${set}.`]);
  },
  accept: async (_words, values) => {
    const set = await acceptCanary(store, values.channel);
    print(values, { channel: values.channel, set }, [
      `Everybody on channel ${values.channel} gets set ${set} now.`,
      `To undo: npm run release -- rollback --channel ${values.channel}`,
    ]);
  },
  canary: async ([word = ''], values) => {
    const percent = percentage(word);
    const set = await resizeCanary(store, values.channel, percent);
    print(values, { channel: values.channel, set, percent }, [
      `${percent} % of the visitors of channel ${values.channel} get set ${set}.`,
    ]);
  },
  halt: async (_words, values) => {
    const set = await haltCanary(store, values.channel);
    print(values, { channel: values.channel, halted: set }, [
      `Nobody on channel ${values.channel} gets set ${set} any more.`,
    ]);
  },
  link,
  prune: async (_words, values) => {
    const removed = await prune(store, Number.parseInt(values.keep, 10) || 10);
    print(values, { removed }, [removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.join(', ')}.`]);
  },
};

// npm run release -- status | diff [channel] | promote app@release | rollback | accept | canary 25 | halt | link app@release | prune [--keep 10]
await runCommand(async () => {
  const { positionals, values } = readArguments();
  const [word = '', ...words] = positionals;
  const command = commands[word];
  if (!command) throw new ReleaseError(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  store = await openStore(process.env);
  await command(words, values);
});
