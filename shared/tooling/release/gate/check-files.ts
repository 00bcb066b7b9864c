import type { ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import { checkSizes } from './check-sizes.ts';
import { checkStyles } from './check-styles.ts';
import type { Refusal } from './refusal.ts';
import { staysThin } from './stays-thin.ts';

const checks = [checkStyles, checkSizes, staysThin];

/** What is wrong with the files of releases that the current set doesn't have. */
export const checkFiles = async (
  store: ReleaseStore,
  candidate: ReleaseSet,
  current: ReleaseSet | null,
): Promise<Refusal[]> => {
  const incoming = Object.values(candidate.releases).filter(({ app, id }) => current?.releases[app]?.id !== id);
  const found = incoming.flatMap((release) => checks.map((check) => check(store, release)));
  return (await Promise.all(found)).flat();
};
