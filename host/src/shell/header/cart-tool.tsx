import { Widget } from '@marketplace/shared/federation';
import { Link } from '@marketplace/shared/router';
import { isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { IconButton } from '@marketplace/shared/ui';
import { ShoppingCart } from 'lucide-react';
import buttonStyles from './cart-tool.module.css';
import styles from './header.module.css';

const Icon = () => <ShoppingCart size={20} strokeWidth={1.75} aria-hidden />;

/** The cart with its count, which the cart's team keeps; without access it is there but disabled. */
export const CartTool = () => {
  const user = useUser();
  if (!user || !isPaymentAdmin(user))
    return (
      <span className={styles.onlyWide}>
        <IconButton label="Cart (Access Restricted)" disabled>
          <Icon />
        </IconButton>
      </span>
    );
  return (
    <Link to="/cart" className={buttonStyles.cart}>
      <Icon />
      <span className="visually-hidden">Cart</span>
      <Widget name="mfe-cart/cart-badge" props={{}} />
    </Link>
  );
};
