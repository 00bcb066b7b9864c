import { LinkButton } from '@marketplace/shared/ui';
import { ClientSwitch } from '../../clients/client-switch.tsx';
import styles from './cart-actions.module.css';

/** Which client the cart is for, and a link to earlier orders. */
export const CartActions = () => (
  <div className={styles.actions}>
    <ClientSwitch />
    <LinkButton to="/payment-history" className={styles.history ?? ''}>
      Payment history
    </LinkButton>
  </div>
);
