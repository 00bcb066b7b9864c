import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

/** The container, unless it is an ES module, and the list of chunks: a second build would find the first one's. */
const ownGlobals = ({ global, type, globals = [] }: Release) => [
  ...(global && type !== 'module' ? [global] : []),
  ...globals.filter((name) => /^(webpack|rspack)Chunk/.test(name)),
];

/** Our builds use new names for their globals each time; an adopted remote could use another's. */
export const globalsSetOnce = ({ releases }: ReleaseSet): Refusal[] => {
  const isAdopted = ({ adoptedFrom }: Release) => adoptedFrom !== undefined;
  const all = Object.values(releases);
  const adopted = all.filter(isAdopted);
  return adopted.flatMap((release, place) => {
    const others = [...all.filter((one) => !isAdopted(one)), ...adopted.slice(0, place)];
    const owner = others.find((other) => ownGlobals(other).some((name) => ownGlobals(release).includes(name)));
    if (!owner) return [];
    const taken = ownGlobals(release).filter((name) => ownGlobals(owner).includes(name));
    const message = `${release.app} ${release.id} sets ${taken.map((name) => `window.${name}`).join(' and ')}, as ${owner.app} ${owner.id} does. Build it with another name and output.uniqueName.`;
    return [{ rule: 'global-set-twice', team: release.team, message }];
  });
};
