import { useRuntimeConfig } from '@marketplace/shared/config';
import type { SignOnOffer } from '@marketplace/shared/contracts';
import { KeyRound } from 'lucide-react';
import styles from './offer.module.css';

interface Props {
  offer: Pick<SignOnOffer, 'id' | 'name'>;
  rememberMe?: boolean;
  /** It is the provider of the domain that was typed. */
  fits: boolean;
}

/** Links to a provider. */
export const Offer = ({ offer: { id, name }, rememberMe = false, fits }: Props) => {
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
