import type { RunningSubscription } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate, Notice } from '@marketplace/shared/ui';
import { changePath } from '../../subscriptions/changes.ts';
import { countOf } from '../view/count-of.ts';
import styles from './owned-notice.module.css';

/** "25 users until 3 Mar 2027" */
const wordsOf = ({ users, status, awaitsPayment, ...term }: RunningSubscription) => {
  // An older API sends no days.
  const { startsOn = term.startsAt, endsOn = term.endsAt } = term;
  const who = countOf(users, 'user');
  if (awaitsPayment) return `${who}, once the invoice is paid`;
  const until = `until ${formatDate(endsOn)}`;
  if (status === 'pending') return `${who} from ${formatDate(startsOn)} ${until}`;
  return status === 'suspended' ? `${who} ${until}, suspended because an invoice is unpaid` : `${who} ${until}`;
};

/** The action, and what joins it to the module. */
const labels = { users: ['Add users', ' to '], days: ['Extend', ' '] } as const;

/** Any more are only counted. */
const MOST_NAMED = 3;

interface Props {
  /** The module's name. */
  name: string;
  /** The organization's subscriptions of it; missing from an older API. */
  owned: RunningSubscription[] | undefined;
}

/** Warns people who are about to buy a module again, and links to ways to enlarge the subscription instead. */
export const OwnedNotice = ({ name, owned = [] }: Props) =>
  owned.length > 0 && (
    <Notice tone="info">
      {owned.slice(0, MOST_NAMED).map((subscription, index) => (
        <p key={subscription.id} className={styles.owned}>
          <span>{`${index === 0 ? 'Your organization already has this module' : 'Also'}: ${wordsOf(subscription)}`}</span>
          {subscription.changes.length > 0 && (
            <span className={styles.links}>
              {subscription.changes.map((kind) => (
                <Link key={kind} to={changePath(subscription, kind)}>
                  {labels[kind][0]}
                  <span className="visually-hidden">{labels[kind][1] + name}</span>
                </Link>
              ))}
            </span>
          )}
        </p>
      ))}
      {owned.length > MOST_NAMED && <p>{`And ${owned.length - MOST_NAMED} more.`}</p>}
    </Notice>
  );
