import { responseCache } from '@marketplace/shared/http';

const paths = ['checkout', 'order', 'invoice', 'payment', 'dues-summary', 'subscription', 'coupon'];

/** Forgets the cached responses that an order or a payment makes outdated. */
export const forgetMoney = () => paths.forEach((path) => responseCache.invalidate(`/tex-suite/${path}`));
