import type { Module, OwnSubscription, User } from '@marketplace/shared/contracts';
import { safeUrl } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { isAdministrator, isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { SuspendedText } from '../suspended/suspended-text.tsx';
import { OpenModuleLink } from './open-module-link.tsx';
import { OwnedItem } from './owned-item.tsx';
import styles from './subscribed.module.css';

/** Where the user can add users or days; undefined if they may not. */
const changesPage = (user: User) => {
  if (isPaymentAdmin(user)) return '/payment-history?view=subscriptions';
  return isAdministrator(user) ? '/subscription' : undefined;
};

interface Props {
  module: Module;
  /** At least one. */
  owned: OwnSubscription[];
  /** Absent if nothing more can be bought. */
  onBuyAnother?: () => void;
}

/** Says that the user's organization already subscribes, and what to do instead of buying again. */
export const Subscribed = ({ module, owned, onBuyAnother }: Props) => {
  const user = useUser();
  if (!user) return null;
  const url = safeUrl(module.moduleUrl);
  const change = changesPage(user);
  const mayChange = isPaymentAdmin(user);
  const begun = owned.filter(({ running }) => running?.status !== 'pending');
  const usable = begun.filter(({ suspended }) => !suspended);
  const unpaidFor = begun.find(({ suspended }) => suspended)?.running?.clientId;
  const isSuspended = begun.length > 0 && usable.length === 0;
  const Icon = isSuspended ? CircleAlert : CircleCheck;
  const hasSeat = usable.some((one) => one.hasSeat);
  /** Each has its own links, unless the API does not say which it is. */
  const isLinked = mayChange && owned.every(({ running }) => running);
  return (
    <section className={styles.card} data-suspended={isSuspended || undefined} aria-label="Your subscription">
      <p className={styles.title}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {isSuspended ? 'Your subscription is suspended' : 'Your organization already has this module'}
      </p>
      <ul className={styles.list}>
        {owned.map((one) => (
          <OwnedItem
            key={one.running?.id ?? `${one.clientName} ${one.endsAt} ${one.users}`}
            owned={one}
            mayChange={mayChange}
            saysSuspended={!isSuspended}
          />
        ))}
      </ul>
      {begun.length > usable.length && (
        <p className={styles.help}>
          <SuspendedText names={module.name} user={user} clientId={unpaidFor} />
        </p>
      )}
      {usable.length > 0 && !hasSeat && !change && (
        <p className={styles.help}>You don’t have a seat yet. Ask your administrator for one.</p>
      )}
      <p className={styles.actions}>
        {url && usable.length > 0 && (hasSeat || change) && (
          <OpenModuleLink moduleId={module.id} url={url}>
            Open {module.name}
          </OpenModuleLink>
        )}
        {change && !isLinked && usable.length > 0 && <Link to={change}>Add users or days</Link>}
        {onBuyAnother && (
          <button type="button" onClick={onBuyAnother}>
            Buy another subscription
          </button>
        )}
      </p>
    </section>
  );
};
