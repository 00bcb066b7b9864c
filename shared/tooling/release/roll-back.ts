import type { ReleaseSet } from '@marketplace/shared/contracts';
import { logged, NOBODY, type Note } from './channel-log.ts';
import { checkEarlierSet } from './gate/check-set.ts';
import { verifyFiles } from './gate/verify-files.ts';
import { ReleaseError } from './release-error.ts';
import type { Channel, ReleaseStore } from './release-store.ts';

interface Options {
  /** A set of the channel's history; by default the previous one. */
  to?: string | undefined;
  note?: Note;
}

/** Why a release of the set can't be served as it was published. */
const lossesOf = async (store: ReleaseStore, { releases }: ReleaseSet): Promise<string[]> => {
  const found = Object.values(releases).map(async (release) => {
    const { app, id } = release;
    if (!(await store.readRelease(app, id))) return [`${app} ${id} isn't in the store.`];
    return (await verifyFiles(store, release)).map(({ message }) => message);
  });
  return (await Promise.all(found)).flat();
};

/** Why the channel can't show an earlier set again; undefined if it can. */
const faultOf = async (store: ReleaseStore, channel: Channel, id: string) => {
  const set = await store.readSet(id);
  if (!set) return 'the set is not in the store';
  const losses = await lossesOf(store, set);
  const problems = checkEarlierSet(set, await store.readSet(channel.set)).map(({ message }) => message);
  // The way out follows from the rollback, not from the gate.
  return [...losses, ...problems][0]?.split(/\.( |$)/)[0];
};

/** The place of the set in the history. @throws ReleaseError if it has none */
const placeIn = ({ name, history }: Channel, to: string | undefined): number => {
  if (history.length === 0) throw new ReleaseError(`Channel ${name} has no earlier set to go back to.`);
  const place = to === undefined ? 0 : history.indexOf(to);
  if (place >= 0) return place;
  throw new ReleaseError(
    `Channel ${name} can't go back to ${to}; npm run release -- log ${name} lists the sets you can choose.`,
  );
};

/**
 * Points a channel at an earlier set, in one atomic write; a canary ends. Returns that set's id.
 * @throws ReleaseError if there is no such set, or it is incomplete or no longer fits; the channel stays unchanged
 */
export const rollBack = async (
  store: ReleaseStore,
  name: string,
  { to, note = NOBODY }: Options = {},
): Promise<string> => {
  for (;;) {
    const channel = await store.readChannel(name);
    if (!channel) throw new ReleaseError(`There is no channel ${name}.`);
    const place = placeIn(channel, to);
    const [set = '', ...history] = channel.history.slice(place);
    const fault = await faultOf(store, channel, set);
    if (fault)
      throw new ReleaseError(
        `Channel ${name} can't go back to set ${set}, because ${fault}: choose another set from npm run release -- log ${name} (rollback --to SET), or ship a new release.`,
      );
    const what = { action: 'rollback', set, changes: {} } as const;
    if (await store.swapChannel(logged(channel, { name, set, history, canary: null }, what, note), channel.revision))
      return set;
  }
};
