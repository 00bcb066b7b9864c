import type { DomainProof } from '@marketplace/shared/contracts';
import { Badge, Button } from '@marketplace/shared/ui';
import { useId, useState } from 'react';
import { checkDomains } from './check-domains.ts';
import { CopyText } from './copy-text.tsx';
import styles from './domain-proofs.module.css';
import { adviceOf, foundText, stateText, stateTones } from './domain-states.ts';
import type { Provider } from './use-providers.ts';

const Record = ({ proof }: { proof: DomainProof }) => (
  <>
    <p className={styles.text}>{adviceOf(proof)}</p>
    <CopyText label="TXT record name" text={proof.record.name} what={`record name for ${proof.domain}`} />
    <CopyText label="TXT record value" text={proof.record.value} what={`record value for ${proof.domain}`} />
    {foundText(proof) && <p className={styles.found}>{foundText(proof)}</p>}
  </>
);

const Domain = ({ proof }: { proof: DomainProof }) => (
  <li className={styles.domain}>
    <p className={styles.head}>
      <strong className={styles.name}>{proof.domain}</strong>
      <Badge tone={stateTones[proof.state]}>{stateText(proof)}</Badge>
    </p>
    {proof.state !== 'proven' && <Record proof={proof} />}
  </li>
);

interface Props {
  provider: Provider;
  mayChange: boolean;
  onChecked: () => void;
}

/** Which email domains the provider may speak for, and the DNS records that prove it. */
export const DomainProofs = ({ provider, mayChange, onChecked }: Props) => {
  const title = useId();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await checkDomains(provider, onChecked);
    setBusy(false);
  };
  return (
    <section className={styles.proofs} aria-labelledby={title}>
      <div className={styles.top}>
        <h3 id={title} className={styles.title}>
          Domain verification
        </h3>
        {mayChange && (
          <Button size="small" busy={busy && 'Checking...'} onClick={() => void check()}>
            Check now
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {provider.proofs.map((proof) => (
          <Domain key={proof.domain} proof={proof} />
        ))}
      </ul>
    </section>
  );
};
