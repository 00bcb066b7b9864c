import { roleLabel, roleText, useUser } from '@marketplace/shared/session';
import { LinkButton } from '@marketplace/shared/ui';
import { Lock } from 'lucide-react';
import styles from './cart-access-restricted.module.css';

const useDetails = () => {
  const user = useUser();
  return [
    ['Email', user?.email ?? 'Not signed in'],
    ['Role', roleText(user?.role ?? '') || 'None'],
    ['Marketplace roles', user?.marketplaceRoles.map(roleLabel).join(', ') || 'None assigned'],
  ];
};

/** Shown in place of the cart to users who may open the page but not use the cart. */
export const CartAccessRestricted = ({ reason }: { reason: string }) => (
  <section className={styles.panel} aria-labelledby="cart-access-restricted">
    <span className={styles.icon}>
      <Lock size={24} strokeWidth={1.75} aria-hidden />
    </span>
    <h2 className={styles.title} id="cart-access-restricted">
      Cart Access Restricted
    </h2>
    <p className={styles.reason}>{reason}</p>
    <dl className={styles.details}>
      {useDetails().map(([term, value]) => (
        <div key={term} className={styles.detail}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.help}>Contact your administrator to request PAYMENT_ADMIN access.</p>
    <div className={styles.actions}>
      <LinkButton to="/" kind="primary">
        Browse modules
      </LinkButton>
      <LinkButton to="/ticket">Raise a Ticket</LinkButton>
    </div>
  </section>
);
