import type { SignOnOffer } from '@marketplace/shared/contracts';

export const OFFERS_PATH = '/auth/sign-on/providers';

const isOffer = (value: unknown): value is SignOnOffer => {
  const { id, name, domains } = (typeof value === 'object' && value !== null ? value : {}) as Partial<SignOnOffer>;
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(domains);
};

/** Providers in whatever came. */
export const readOffers = (answer: unknown): SignOnOffer[] => (Array.isArray(answer) ? answer.filter(isOffer) : []);

/** The domain of an address that is being typed; empty until there is one. */
export const domainOf = (email: string) => /@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';
