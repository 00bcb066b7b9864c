/** Where an order is, below the marketplace base. */
export const orderPath = (id: string) => `/tex-suite/order/${encodeURIComponent(id)}`;

/** The page that confirms an order; it stays at hand, and shows the order on every visit. */
export const orderPage = (id: string) => `/checkout?order=${encodeURIComponent(id)}`;
