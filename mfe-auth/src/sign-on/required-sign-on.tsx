import { Button } from '@marketplace/shared/ui';
import { Offer } from './offer.tsx';
import styles from './sign-on-offers.module.css';
import { useOffers } from './use-offers.ts';

interface Props {
  email: string;
  /** Super administrators get a code anyway, and can continue to enter it. */
  onHasCode: () => void;
}

/** Instead of a new password: the providers that people of the domain must use. Nothing for any other domain. */
export const RequiredSignOn = ({ email, onHasCode }: Props) => {
  const { domain, required } = useOffers(email);
  if (required.length === 0) return null;
  return (
    <section className={styles.offers} aria-label="Single sign-on">
      <p className={styles.or} role="status">
        {`People at ${domain} must use single sign-on`}
      </p>
      {required.map((offer) => (
        <Offer key={offer.id} offer={offer} fits />
      ))}
      <p className={styles.note}>
        Only super admins get a code.
        <Button kind="quiet" size="small" onClick={onHasCode}>
          Enter a code
        </Button>
      </p>
    </section>
  );
};
