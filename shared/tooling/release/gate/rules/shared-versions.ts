import { satisfies } from 'semver';
import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

const misfits = (host: Release, remote: Release): Refusal[] =>
  Object.entries(remote.shared)
    .filter(([name, range]) => !satisfies(host.shared[name] ?? '', range))
    .map(([name, range]) => ({
      rule: 'shared-version',
      team: host.team,
      message: host.shared[name]
        ? `${remote.app} ${remote.id} needs ${name} ${range}, but host ${host.id} provides ${host.shared[name]}.`
        : `${remote.app} ${remote.id} needs ${name} ${range}, which host ${host.id} doesn't provide.`,
    }));

/** Remotes bring no copies: the versions they need must fit what the host provides. */
export const sharedVersions = ({ releases: { host, ...remotes } }: ReleaseSet): Refusal[] =>
  host ? Object.values(remotes).flatMap((remote) => misfits(host, remote)) : [];
