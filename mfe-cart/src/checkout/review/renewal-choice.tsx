import { CheckboxField } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import styles from './renewal-choice.module.css';

interface Props {
  renew: boolean;
  onChange: (renew: boolean) => void;
}

/** Whether the order's subscriptions renew. */
export const RenewalChoice = ({ renew, onChange }: Props) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <CheckboxField
        label="Renew automatically"
        checked={renew}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={styles.text} id={id}>
        Each subscription renews for the same number of days, at the price on that day. We’ll email you the price first,
        then an invoice. You can turn renewal off any time.
      </p>
    </div>
  );
};
