import { SignOnOffer } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { domainOf } from './domain-of.ts';

const parse = listReaderOf(SignOnOffer);

/** The providers of single sign-on, and which of them are for the domain of an email that is being typed. */
export const useOffers = (email: string) => {
  const { data: offers = [] } = useResource('/auth/sign-on/providers', { life: 'short', parse });
  const domain = domainOf(email);
  const fitting = offers.filter(({ domains }) => domains.includes(domain));
  /** The providers that people of the domain must use. */
  const required = fitting.filter((offer) => offer.required);
  return { offers, domain, fitting, required };
};
