import { RELEASE_SCHEMA, type ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';
import { commandFor } from '../way-out.ts';

/** A release described by other tools can't be judged. */
export const knownSchema = ({ releases }: ReleaseSet): Refusal[] =>
  Object.values(releases)
    .filter(({ schema }) => schema !== RELEASE_SCHEMA)
    .map((release) => ({
      rule: 'other-schema',
      team: release.team,
      message: `${release.app} ${release.id} was built with another version of the tooling, for another federation runtime. Build it again: ${commandFor(release)}`,
    }));
