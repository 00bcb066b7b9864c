import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Offer } from './offer.tsx';
import styles from './sign-on-offers.module.css';
import { useOffers } from './use-offers.ts';

/** More are shown on demand. */
const SHOWN_FIRST = 4;

interface Props {
  /** What has been typed of it. */
  email: string;
  rememberMe: boolean;
}

const titleOf = ({ domain, fitting, required }: ReturnType<typeof useOffers>) => {
  if (required.length > 0) return `People at ${domain} must use single sign-on`;
  return fitting.length > 0 ? `No password needed for ${domain}` : 'or';
};

/** The providers of single sign-on; the one of the typed address comes first. Renders nothing if there are none. */
export const SignOnOffers = ({ email, rememberMe }: Props) => {
  const known = useOffers(email);
  const { offers, fitting } = known;
  const [all, setAll] = useState(false);
  if (offers.length === 0) return null;
  const ordered = [...fitting, ...offers.filter((offer) => !fitting.includes(offer))];
  const shown = all ? ordered : ordered.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.offers} aria-label="Single sign-on">
      <p className={styles.or} role="status">
        {titleOf(known)}
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
