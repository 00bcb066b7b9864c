import { RELEASE_SCHEMA, type ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

/** A release described by other tools can't be judged. */
export const knownSchema = ({ releases }: ReleaseSet): Refusal[] =>
  Object.values(releases)
    .filter(({ schema }) => schema !== RELEASE_SCHEMA)
    .map(({ app, id, team }) => ({
      rule: 'other-schema',
      team,
      message: `${app} ${id} was built by another version of the tooling, for another federation runtime. Build it again: npm run ship -- ${app}`,
    }));
