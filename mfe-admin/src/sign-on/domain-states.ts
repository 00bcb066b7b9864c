import { type DomainProof, statusTones } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';

export const counts = ({ state }: DomainProof) => state !== 'unproven' && state !== 'lapsed';

export const stateTones = {
  proven: statusTones.proven,
  assumed: statusTones.assumed,
  missing: statusTones.missing,
  unproven: statusTones.unproven,
  lapsed: statusTones.lapsed,
};

/** The state of a domain in a few words. */
export const stateText = ({ state, provenAt, countsUntil }: DomainProof): string =>
  ({
    proven: `Verified since ${formatDate(provenAt ?? '')}`,
    assumed: 'Works without verification',
    missing: `Record missing, works until ${formatDate(countsUntil ?? '')}`,
    unproven: 'Not verified',
    lapsed: 'Record missing',
  })[state];

/** What to know about it; undefined if there is nothing to do. */
export const adviceOf = ({ state }: DomainProof): string | undefined =>
  ({
    proven: undefined,
    assumed:
      'People can sign in because the provider was enabled before verification was required. Add the record to verify the domain.',
    missing: 'Add the record again, or people from this domain can’t sign in this way after that day.',
    unproven: 'People from this domain can’t sign in this way yet. Add the record to your DNS, then check.',
    lapsed: 'People from this domain can’t sign in this way until you add the record again.',
  })[state];

/** What the last check found instead of the record. */
export const foundText = ({ checkedAt, found, unanswered }: DomainProof): string | undefined => {
  if (checkedAt === null) return undefined;
  if (unanswered) return 'DNS didn’t respond to the last check.';
  if (found.length > 0) return `The last check found this instead: ${found.join(' · ')}`;
  return 'The last check found no record. New records can take up to an hour to show up.';
};
