import type { ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from './refusal.ts';
import { globalsSetOnce } from './rules/globals-set-once.ts';
import { knownData } from './rules/known-data.ts';
import { knownSchema } from './rules/known-schema.ts';
import { linkedPagesStay } from './rules/linked-pages-stay.ts';
import { pathsClaimedOnce } from './rules/paths-claimed-once.ts';
import { sharedNames } from './rules/shared-names.ts';
import { sharedVersions } from './rules/shared-versions.ts';
import { widgetsFit } from './rules/widgets-fit.ts';

const rules = [sharedVersions, sharedNames, widgetsFit, pathsClaimedOnce, linkedPagesStay, knownData, globalsSetOnce];

const judge = (candidate: ReleaseSet, current: ReleaseSet | null): Refusal[] => {
  const unreadable = knownSchema(candidate);
  return unreadable.length > 0 ? unreadable : rules.flatMap((rule) => rule(candidate, current));
};

/**
 * Why a set may not replace the current one. Existing problems of the current one are no reason: a
 * release that fixes one of them must get through.
 */
export const checkSet = (candidate: ReleaseSet, current: ReleaseSet | null): Refusal[] => {
  const known = new Set(current ? judge(current, null).map(({ message }) => message) : []);
  return judge(candidate, current && knownSchema(current).length > 0 ? null : current).filter(
    ({ message }) => !known.has(message),
  );
};

/**
 * Why an earlier set may not come back. It was checked when it went live, so this finds what newer rules refuse, unless
 * the current set has the same problem. Pages that it lacks were not there before either.
 */
export const checkEarlierSet = (earlier: ReleaseSet, current: ReleaseSet | null): Refusal[] => {
  const known = new Set(current ? judge(current, null).map(({ message }) => message) : []);
  return judge(earlier, null).filter(({ message }) => !known.has(message));
};
