import { LinkButton } from '@marketplace/shared/ui';
import { ClientSwitch } from '../../clients/client-switch.tsx';
import styles from './cart-actions.module.css';

/** Whom the cart is for, and the way to what was ordered before. */
export const CartActions = () => (
  <div className={styles.actions}>
    <ClientSwitch />
    <LinkButton to="/payment-history" className={styles.history ?? ''}>
      Payment history
    </LinkButton>
  </div>
);
