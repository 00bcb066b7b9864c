import type { Overrides } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import type { LiveSet } from '../release-reader.ts';
import { grantIn } from './override-grant.ts';
import type { OverridePolicy } from './override-policy.ts';
import { isLocal, readOverrides, type OverrideWish } from './read-overrides.ts';

interface Applied {
  set: LiveSet;
  overrides: Overrides;
}

/** Overrides have no stand-in: testers must see them fail. */
const replace = (set: LiveSet, release: LiveSet['host']): LiveSet => {
  if (release.app === 'host') return { ...set, host: release };
  const { [release.app]: _earlier, ...previous } = set.previous;
  return { ...set, previous, remotes: set.remotes.map((one) => (one.app === release.app ? release : one)) };
};

const inSet = ({ host, remotes }: LiveSet, app: string) => [host, ...remotes].find((one) => one.app === app);

const refusedLocal =
  'this storefront doesn’t load remotes from a developer’s machine unless its operator sets LOCAL_REMOTES=1.';

/** The set with one override, or why it is refused. */
const applyOne = async (
  set: LiveSet,
  wish: OverrideWish,
  store: ReleaseStore,
  policy: OverridePolicy,
  grant: ReturnType<typeof grantIn>,
): Promise<LiveSet | string> => {
  const { app, release: id } = wish;
  const name = `${app}@${id}`;
  const local = isLocal(wish);
  if (local && !policy.local) return `${name}: ${refusedLocal}`;
  if (!local && !policy.open && grant?.releases[app] !== id) return `${name} needs a signed link that hasn’t expired.`;
  const current = inSet(set, app);
  if (!current) return `${name}: there’s no application ${app} in the release set.`;
  if (local && app === 'host') return `${name}: only remotes can come from a developer’s machine.`;
  const release = local ? current : await store.readRelease(app, id);
  return release ? replace(set, release) : `${name} is not in the release store.`;
};

/**
 * The set with the releases from the address, as far as available; a remote from a developer's machine keeps its
 * release there. Refusals are reported, so that testers don't mistake the released version for the one they wanted.
 */
export const applyOverrides = async (
  set: LiveSet,
  query: URLSearchParams,
  store: ReleaseStore,
  policy: OverridePolicy,
): Promise<Applied> => {
  const grant = grantIn(query, policy);
  let replaced = set;
  const applied: Overrides['applied'] = [];
  const refused: Overrides['refused'] = [];
  for (const wish of readOverrides(query)) {
    const outcome = await applyOne(replaced, wish, store, policy, grant);
    if (typeof outcome === 'string') refused.push(outcome);
    else {
      replaced = outcome;
      applied.push(wish);
    }
  }
  return { set: replaced, overrides: { open: policy.open, applied, refused } };
};
