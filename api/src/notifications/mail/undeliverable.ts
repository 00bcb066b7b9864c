/** Where service accounts have their addresses: nothing can ever be delivered there (RFC 2606). */
export const undeliverableDomain = 'service-accounts.invalid';

export const isUndeliverable = (address: string) => address.toLowerCase().endsWith(`@${undeliverableDomain}`);
