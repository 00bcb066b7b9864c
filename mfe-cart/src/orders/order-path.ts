/** Where an order is, relative to the marketplace base. */
export const orderPath = (id: string) => `/tex-suite/order/${encodeURIComponent(id)}`;

/** The page that confirms an order, and shows it on every later visit. */
export const orderPage = (id: string) => `/checkout?order=${encodeURIComponent(id)}`;
