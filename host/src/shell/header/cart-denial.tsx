/** Label of the cart for users without access. */
export const CART_DENIED = 'Cart (Access Restricted)';

/** Why the cart is disabled. */
export const CartDenial = ({ className, id }: { className: string | undefined; id?: string }) => (
  <span className={className} id={id}>
    Needs the Payment admin role
  </span>
);
