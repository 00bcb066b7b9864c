import type { Release, ReleaseSet } from '../../../../src/contracts/release.ts';
import { pagePattern } from '../page-pattern.ts';
import type { Refusal } from '../refusal.ts';

/** A path belongs to one remote. */
export const pathsClaimedOnce = ({ releases }: ReleaseSet): Refusal[] => {
  const owners = new Map<string, Release>();
  const refusals: Refusal[] = [];
  for (const release of Object.values(releases))
    for (const { path } of release.pages) {
      const owner = owners.get(pagePattern(path));
      if (!owner) owners.set(pagePattern(path), release);
      else
        refusals.push({
          rule: 'path-claimed-twice',
          team: owner.team,
          message: `${release.app} ${release.id} claims the path ${path}, which belongs to ${owner.app} ${owner.id} already.`,
        });
    }
  return refusals;
};
