import { responseCache } from '@marketplace/shared/http';

const paths = ['checkout', 'order', 'invoice', 'payment', 'dues-summary', 'subscription', 'coupon'];

/** Forgets the cached answers that an order or a payment makes old. */
export const forgetMoney = () => paths.forEach((path) => responseCache.invalidate(`/tex-suite/${path}`));
