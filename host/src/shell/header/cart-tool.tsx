import { Widget } from '@marketplace/shared/federation';
import { Link } from '@marketplace/shared/router';
import { isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { ShoppingCart } from 'lucide-react';
import { CART_DENIED, CartDenial } from './cart-denial.tsx';
import styles from './cart-tool.module.css';

const Icon = () => <ShoppingCart size={20} strokeWidth={1.75} aria-hidden />;

/** It keeps the focus, so that the reason can be read. */
const Denied = () => (
  <span className={styles.denied}>
    <button type="button" className={styles.cart} aria-disabled aria-label={CART_DENIED} aria-describedby="cart-denial">
      <Icon />
    </button>
    <CartDenial className={styles.reason} id="cart-denial" />
  </span>
);

/** The cart with its count, a widget of the cart's team; disabled without access. */
export const CartTool = () => {
  const user = useUser();
  if (user && !isPaymentAdmin(user)) return <Denied />;
  return (
    <Link to="/cart" className={styles.cart}>
      <Icon />
      <span className="visually-hidden">Cart</span>
      {user && <Widget name="mfe-cart/cart-badge" props={{}} />}
    </Link>
  );
};
