import type { Release } from '@marketplace/shared/contracts';
import { setsShown } from './channel-log.ts';
import type { Channel, ReleaseStore } from './release-store.ts';

const DAY = 86_400_000;
/** A release that is being shipped is published before a channel shows it. */
const BEING_SHIPPED = 3_600_000;

interface Options {
  /** How long after its last visitor a release is kept for open tabs. */
  days: number;
  /** How many of the newest releases of each application are kept anyway. */
  keep: number;
  /** Deletes nothing. */
  dryRun?: boolean;
  now?: number;
}

interface Judged {
  /** As application@release. */
  release: string;
  builtAt: string;
  /** Why it is kept; null for one to delete. */
  reason: string | null;
}

/** Why sets are kept, from the weakest reason to the strongest. */
const reasonsOf = (channels: Channel[], since: number): [set: string, reason: string][] => [
  ...channels.flatMap(({ name, log = [] }) =>
    log
      .filter(({ at }) => Date.parse(at) >= since)
      .flatMap(({ set, ended }) => [set, ...ended])
      .map((set): [string, string] => [set, `recently on ${name}`]),
  ),
  ...channels.flatMap(({ name, history }) =>
    history.map((set): [string, string] => [set, `${name} can go back to it`]),
  ),
  ...channels.flatMap((channel) => setsShown(channel).map((set): [string, string] => [set, `on ${channel.name} now`])),
];

/** Why releases are kept because of a channel, by application@release. */
const keptForChannels = async (store: ReleaseStore, since: number) => {
  const channels = await Promise.all((await store.listChannels()).map((name) => store.readChannel(name)));
  const reasons = reasonsOf(
    channels.filter((channel) => channel !== null),
    since,
  );
  const ids = [...new Set(reasons.map(([id]) => id))];
  const sets = new Map(await Promise.all(ids.map(async (id) => [id, await store.readSet(id)] as const)));
  const ofSet = (id: string) => Object.values(sets.get(id)?.releases ?? {});
  return new Map<string, string>(
    reasons.flatMap(([id, reason]) => ofSet(id).map((one) => [`${one.app}@${one.id}`, reason] as const)),
  );
};

/**
 * Deletes the releases that nobody needs: no channel shows them or can go back to them, none did in the last few days,
 * and they aren't among the newest. Judges all before deleting the first.
 */
export const prune = async (store: ReleaseStore, options: Options): Promise<Judged[]> => {
  const { days, keep, dryRun = false, now = Date.now() } = options;
  const kept = await keptForChannels(store, now - days * DAY);
  const judge = ({ app, id, builtAt }: Release, place: number): Judged => {
    const isNew = place < keep ? `among the newest ${keep}` : null;
    const beingShipped = now - Date.parse(builtAt) < BEING_SHIPPED ? 'just built' : null;
    const release = `${app}@${id}`;
    return { release, builtAt, reason: kept.get(release) ?? isNew ?? beingShipped };
  };
  const lists = await Promise.all((await store.listApplications()).map((app) => store.listReleases(app)));
  const judged = lists.flatMap((releases) => releases.map(judge));
  if (!dryRun) await removeAll(store, judged);
  return judged;
};

const removeAll = async (store: ReleaseStore, judged: Judged[]) => {
  for (const { release } of judged.filter(({ reason }) => reason === null)) {
    const [app = '', id = ''] = release.split('@');
    await store.removeRelease(app, id);
  }
};
