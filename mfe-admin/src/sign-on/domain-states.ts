import type { DomainProof } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';

type State = DomainProof['state'];

export const counts = ({ state }: DomainProof) => state !== 'unproven' && state !== 'lapsed';

export const stateTones: Record<State, 'success' | 'warning' | 'danger'> = {
  proven: 'success',
  assumed: 'warning',
  missing: 'danger',
  unproven: 'warning',
  lapsed: 'danger',
};

/** The state of a domain in a few words. */
export const stateText = ({ state, provenAt, countsUntil }: DomainProof): string =>
  ({
    proven: `Proven since ${formatDate(provenAt ?? '')}`,
    assumed: 'Counts without proof',
    missing: `Record gone, counts until ${formatDate(countsUntil ?? '')}`,
    unproven: 'Not proven',
    lapsed: 'Record gone',
  })[state];

/** What to know about it; undefined if there is nothing to do. */
export const adviceOf = ({ state }: DomainProof): string | undefined =>
  ({
    proven: undefined,
    assumed:
      'Its people sign in because the provider was enabled before proof was required. Add the record to prove it.',
    missing: 'Put the record back, or nobody from this domain can sign in this way after that day.',
    unproven: 'Nobody from this domain can sign in this way yet. Add the record at your DNS, then check.',
    lapsed: 'Nobody from this domain can sign in this way until the record is back.',
  })[state];

/** What the last check found instead of the record. */
export const foundText = ({ checkedAt, found, unanswered }: DomainProof): string | undefined => {
  if (checkedAt === null) return undefined;
  if (unanswered) return 'The last check got no answer from the DNS.';
  if (found.length > 0) return `The last check found instead: ${found.join(' · ')}`;
  return 'The last check found no record. New records can take an hour to be seen everywhere.';
};
