import type { Module, OwnSubscription, User } from '@marketplace/shared/contracts';
import { safeUrl } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { isAdministrator, isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { formatDate } from '@marketplace/shared/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { SuspendedText } from '../suspended/suspended-text.tsx';
import { OpenModuleLink } from './open-module-link.tsx';
import styles from './subscribed.module.css';

const usersOf = (users: number) => (users === 1 ? '1 user' : `${users.toLocaleString('en-IN')} users`);

/** Where the user can add users or days; undefined if they may not. */
const changesPage = (user: User) => {
  if (isPaymentAdmin(user)) return '/payment-history?view=subscriptions';
  return isAdministrator(user) ? '/subscription' : undefined;
};

interface Props {
  module: Module;
  /** At least one. */
  owned: OwnSubscription[];
  /** Absent where nothing more can be bought. */
  onBuyAnother?: () => void;
}

/** Says that the user's organization subscribes already, and what to do instead of buying again. */
export const Subscribed = ({ module, owned, onBuyAnother }: Props) => {
  const user = useUser();
  if (!user) return null;
  const url = safeUrl(module.moduleUrl);
  const change = changesPage(user);
  const running = owned.filter(({ suspended }) => !suspended);
  const isSuspended = running.length === 0;
  const Icon = isSuspended ? CircleAlert : CircleCheck;
  const hasSeat = running.some((one) => one.hasSeat);
  return (
    <section className={styles.card} data-suspended={isSuspended || undefined} aria-label="Your subscription">
      <p className={styles.title}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {isSuspended ? 'Your subscription is suspended' : 'You already subscribe'}
      </p>
      <ul className={styles.list}>
        {owned.map(({ clientName, users, endsAt, suspended }) => (
          <li key={`${clientName} ${endsAt} ${users}`}>
            {clientName}: {usersOf(users)} until {formatDate(endsAt)}
            {suspended && !isSuspended && ', suspended'}
          </li>
        ))}
      </ul>
      {owned.length > running.length && (
        <p className={styles.help}>
          <SuspendedText names={module.name} user={user} />
        </p>
      )}
      {!isSuspended && !hasSeat && !change && (
        <p className={styles.help}>You have no seat yet. Ask your administrator to give you one.</p>
      )}
      <p className={styles.actions}>
        {url && !isSuspended && (hasSeat || change) && (
          <OpenModuleLink moduleId={module.id} url={url}>
            Open {module.name}
          </OpenModuleLink>
        )}
        {change && !isSuspended && <Link to={change}>Add users or days</Link>}
        {onBuyAnother && (
          <button type="button" onClick={onBuyAnother}>
            Buy another subscription
          </button>
        )}
      </p>
    </section>
  );
};
