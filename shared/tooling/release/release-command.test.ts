import { haltCanary } from './canary.ts';
import { accept, canary } from './commands/canary-steps.ts';
import type { Command } from './commands/command.ts';
import { link } from './commands/link.ts';
import { log } from './commands/log.ts';
import { pruneReleases } from './commands/prune.ts';
import { removeChannel } from './commands/remove-channel.ts';
import { rollback } from './commands/rollback.ts';
import { createFolderStore } from './folder-store.ts';
import { readOverride } from './override-token.ts';
import { promote } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';

const env = { ...process.env };
let store: ReleaseStore;
let said: string[];
beforeEach(async () => {
  const folder = aFolder();
  store = createFolderStore(folder);
  for (const id of ['cart-1', 'cart-2']) await store.addRelease(aRelease({ id }), anArtifact(aRelease({ id })));
  await promote(store, 'live', { 'mfe-cart': 'cart-1' });
  process.env = { ...env, RELEASE_STORE: folder, RELEASED_BY: 'Ada' };
  said = [];
  for (const stream of ['log', 'error'] as const)
    jest
      .spyOn(console, stream)
      .mockImplementation((...words: unknown[]) => void said.push(...String(words[0]).split('\n')));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});
afterAll(() => {
  process.env = env;
  removeFolders();
});

const run = async ({ run: start }: Command, ...args: string[]) => {
  said.length = 0;
  process.exitCode = undefined;
  await start(args);
  return { said: [...said], failed: process.exitCode === 1 };
};
/** Ends like the process would. */
const misuse = async (command: Command, ...args: string[]) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(run(command, ...args)).rejects.toThrow('exit 2');
  exit.mockRestore();
  return said;
};

it('records who did what and why, and shows it', async () => {
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  await run(canary, '25', '--reason', 'looks good');
  const { said: accepted } = await run(accept);
  expect(accepted[1]).toBe('To undo: npm run release -- rollback --channel live');
  await run(rollback, '--reason', 'wrong prices');
  const set = (await store.readChannel('live'))?.set;
  expect((await run(log, '--limit', '3')).said).toEqual([
    `Channel live shows set ${set}.`,
    expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}rollback {2}set \w+ {2}by Ada$/),
    '  wrong prices',
    expect.stringMatching(/ {2}accept {2}set \w+ {2}by Ada$/),
    '  mfe-cart@cart-2',
    expect.stringMatching(/ {2}canary 25% {2}set \w+ {2}by Ada$/),
    '  mfe-cart@cart-2',
    '  looks good',
    'Channel live has no earlier set to go back to.',
  ]);
  expect(JSON.parse((await run(log, 'live', '--json')).said.join(''))).toMatchObject({ channel: 'live', set });
});

it('shows an earlier channel, whose changes were not recorded', async () => {
  await store.swapChannel(
    { name: 'qa', set: (await store.readChannel('live'))?.set ?? '', history: [], canary: null },
    0,
  );
  expect((await run(log, 'qa')).said).toContain('There is no record of who changed it.');
});

it('removes a channel, but never what is live', async () => {
  await promote(store, 'pr-12', { 'mfe-cart': 'cart-2' });
  expect(await run(removeChannel, 'live')).toEqual({
    said: ["Channel live can't be removed: it's what everyone gets."],
    failed: true,
  });
  expect(await run(removeChannel, 'pr-12')).toEqual({ said: ['Removed channel pr-12.'], failed: false });
  expect(await run(removeChannel, 'pr-12')).toEqual({
    said: ['There is no channel pr-12. There are: live.'],
    failed: true,
  });
});

it('signs the address of a channel and of releases', async () => {
  const secret = (process.env['OVERRIDE_SECRET'] = 'only the release team knows');
  process.env['PUBLIC_URL'] = 'https://shop.example/';
  await promote(store, 'pr-12', { 'mfe-cart': 'cart-2' });
  const [address = ''] = (await run(link, 'mfe-cart@cart-1', '--channel', 'pr-12')).said;
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin, pathname]).toEqual(['https://shop.example', '/marketplace/']);
  expect([searchParams.get('channel'), searchParams.get('mfe')]).toEqual(['pr-12', 'mfe-cart@cart-1']);
  expect(readOverride(searchParams.get('mfe-token') ?? '', secret)).toMatchObject({
    channel: 'pr-12',
    releases: { 'mfe-cart': 'cart-1' },
  });
  expect(await run(link, '--channel', 'pr-13')).toMatchObject({ failed: true });
});

it('says what it prunes and keeps, and does nothing in a dry run', async () => {
  const newest = aRelease({ id: 'cart-3', builtAt: '2026-11-20T11:00:00.000Z' });
  await store.addRelease(newest, anArtifact(newest));
  const kept = ['Kept mfe-cart@cart-3: among the newest 1', 'Kept mfe-cart@cart-1: on live now'];
  expect((await run(pruneReleases, '--keep', '1', '--dry-run')).said).toEqual([
    'Would delete mfe-cart@cart-2, built 2026-11-20T10:00:00.000Z',
    ...kept,
    'Would delete 1, kept 2.',
  ]);
  expect(await store.listReleases('mfe-cart')).toHaveLength(3);
  await run(pruneReleases, '--keep', '1');
  expect((await run(pruneReleases, '--keep', '1')).said).toEqual([...kept, 'Nothing to delete.']);
});

it.each([
  [log, ['live', '--limit', '0'], '--limit must be a whole number from 1 to 200, but is "0".'],
  [
    rollback,
    ['--channel', '../x'],
    'A channel name must have lowercase letters, digits and hyphens only, but is "../x".',
  ],
  [rollback, ['now'], '"now" isn\'t an expected argument.'],
  [pruneReleases, ['--keep', 'all'], '--keep must be a whole number from 1 to 1000, but is "all".'],
])('exits with 2 for wrong usage, and changes nothing: %#', async (command, args, sentence) => {
  const before = await store.readChannel('live');
  expect(await misuse(command, ...args)).toEqual([expect.stringContaining(`${sentence} See npm run release`)]);
  expect(await store.readChannel('live')).toEqual(before);
});

it('names no reason and nobody for what a program does', async () => {
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  await haltCanary(store, 'live');
  expect((await run(log, '--limit', '1')).said[1]).toMatch(/by an unnamed person$/);
});
