import type { Overrides } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release';
import type { LiveSet } from '../release-reader.ts';
import { grantIn } from './override-grant.ts';
import type { OverridePolicy } from './override-policy.ts';
import { readOverrides, type OverrideWish } from './read-overrides.ts';

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

const isInSet = ({ remotes }: LiveSet, app: string) => app === 'host' || remotes.some((one) => one.app === app);

/**
 * The set with the releases from the address, as far as available. Refusals are reported, so that
 * testers don't mistake the released version for the one they wanted.
 */
export const applyOverrides = async (
  set: LiveSet,
  query: URLSearchParams,
  store: ReleaseStore,
  policy: OverridePolicy,
): Promise<Applied> => {
  const wishes = readOverrides(query);
  const grant = grantIn(query, policy);
  const isAllowed = ({ app, release }: OverrideWish) => policy.open || grant?.releases[app] === release;
  let replaced = set;
  const applied: Overrides['applied'] = [];
  const refused: Overrides['refused'] = [];
  for (const wish of wishes) {
    const name = `${wish.app}@${wish.release}`;
    const release = isAllowed(wish) ? await store.readRelease(wish.app, wish.release) : null;
    if (!isAllowed(wish)) refused.push(`${name} takes a signed link that has not expired.`);
    else if (!isInSet(set, wish.app)) refused.push(`${name}: there is no application ${wish.app} in the release set.`);
    else if (!release) refused.push(`${name} is not in the release store.`);
    else {
      replaced = replace(replaced, release);
      applied.push(wish);
    }
  }
  return { set: replaced, overrides: { open: policy.open, applied, refused } };
};
