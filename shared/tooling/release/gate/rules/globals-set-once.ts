import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

/** The container, unless it is an ES module, and the list of chunks: a second build would find the first one's. */
const ownGlobals = ({ global, type, globals = [] }: Release) => [
  ...(global && type !== 'module' ? [global] : []),
  ...globals.filter((name) => /^(webpack|rspack)Chunk/.test(name)),
];

/** Two remotes on one page must not take each other's globals. Those of our own builds are unique. */
export const globalsSetOnce = ({ releases }: ReleaseSet): Refusal[] => {
  const all = Object.values(releases);
  return all.flatMap((release, place) => {
    const earlier = all.slice(0, place).map((owner) => ({ owner, names: ownGlobals(owner) }));
    const taken = ownGlobals(release).flatMap((name) => {
      const owner = earlier.find(({ names }) => names.includes(name))?.owner;
      return owner ? [`window.${name} as ${owner.app} ${owner.id} does`] : [];
    });
    if (taken.length === 0) return [];
    const message = `${release.app} ${release.id} sets ${taken.join(', and ')}. Build it with another name and output.uniqueName.`;
    return [{ rule: 'global-taken-twice', team: release.team, message }];
  });
};
