/** Where the cart is, below the marketplace base. */
export const CART_PATH = '/tex-suite/cart';
