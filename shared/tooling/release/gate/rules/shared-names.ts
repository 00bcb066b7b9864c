import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

const missing = (host: Release, remote: Release): Refusal[] =>
  Object.entries(remote.needs.shared).flatMap(([entry, names]) => {
    const provided = host.provides[entry] ?? [];
    const lacking = names.filter((name) => !provided.includes(name));
    if (lacking.length === 0) return [];
    const message = `${remote.app} ${remote.id} imports ${lacking.join(', ')} from ${entry}, which host ${host.id} doesn't export. First ship a host that does: npm run ship -- host`;
    return [{ rule: 'shared-name', team: host.team, message }];
  });

/** A fitting version doesn't guarantee it: every imported name must exist in the host. */
export const sharedNames = ({ releases: { host, ...remotes } }: ReleaseSet): Refusal[] =>
  host ? Object.values(remotes).flatMap((remote) => missing(host, remote)) : [];
