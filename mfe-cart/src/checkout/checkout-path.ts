/** Where the checkout is, below the marketplace base. */
export const CHECKOUT_PATH = '/tex-suite/checkout';
