import { useRuntimeConfig } from '@marketplace/shared/config';
import { SignOnOffer } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { domainOf } from './domain-of.ts';
import styles from './sign-on-offers.module.css';

const OFFERS_PATH = '/auth/sign-on/providers';

/** More are shown when asked for. */
const SHOWN_FIRST = 4;

interface Props {
  /** What is typed of it. */
  email: string;
  rememberMe: boolean;
}

const Offer = ({
  offer: { id, name },
  rememberMe,
  fits,
}: {
  offer: SignOnOffer;
  rememberMe: boolean;
  fits: boolean;
}) => {
  const { marketplaceApi } = useRuntimeConfig();
  const query = rememberMe ? '?rememberMe=true' : '';
  return (
    <a
      className={styles.offer}
      data-fits={fits || undefined}
      href={`${marketplaceApi}/auth/sign-on/${encodeURIComponent(id)}/start${query}`}
    >
      <KeyRound size={18} strokeWidth={1.75} aria-hidden />
      {`Continue with ${name}`}
    </a>
  );
};

/** The providers of single sign-on; the one that the typed address belongs to comes first. Without one, nothing. */
export const SignOnOffers = ({ email, rememberMe }: Props) => {
  const { data: offers = [] } = useResource(OFFERS_PATH, { life: 'short', parse: listReaderOf(SignOnOffer) });
  const [all, setAll] = useState(false);
  if (offers.length === 0) return null;
  const domain = domainOf(email);
  const fitting = offers.filter(({ domains }) => domains.includes(domain));
  const ordered = [...fitting, ...offers.filter((offer) => !fitting.includes(offer))];
  const shown = all ? ordered : ordered.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.offers} aria-label="Single sign-on">
      <p className={styles.or} role="status">
        {fitting.length > 0 ? `${domain} signs in without a password here` : 'or'}
      </p>
      {shown.map((offer) => (
        <Offer key={offer.id} offer={offer} rememberMe={rememberMe} fits={fitting.includes(offer)} />
      ))}
      {shown.length < ordered.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {`Show all ${ordered.length}`}
        </Button>
      )}
    </section>
  );
};
