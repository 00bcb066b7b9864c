import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { pagePattern, pathsOverlap } from '../page-pattern.ts';
import type { Refusal } from '../refusal.ts';

interface Claim {
  release: Release;
  path: string;
}

/** An address belongs to one remote. Overlaps between a remote's own pages are its own business, as long as the paths differ. */
const collide = (one: Claim, other: Claim) =>
  one.release === other.release
    ? pagePattern(one.path) === pagePattern(other.path)
    : pathsOverlap(one.path, other.path);

export const pathsClaimedOnce = ({ releases }: ReleaseSet): Refusal[] => {
  const claims = Object.values(releases).flatMap((release) => release.pages.map(({ path }) => ({ release, path })));
  return claims.flatMap((claim, index) => {
    const owner = claims.slice(0, index).find((earlier) => collide(earlier, claim));
    return owner ? [refusalOf(claim, owner)] : [];
  });
};

function refusalOf({ release, path }: Claim, owner: Claim): Refusal {
  const of = `${owner.release.app} ${owner.release.id}`;
  const claimed =
    pagePattern(path) === pagePattern(owner.path)
      ? `which already belongs to ${of}`
      : `which matches addresses of ${owner.path} of ${of}`;
  const message = `${release.app} ${release.id} claims the path ${path}, ${claimed}.`;
  return { rule: 'path-claimed-twice', team: owner.release.team, message };
}
