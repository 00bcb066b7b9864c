import { CheckboxField } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import styles from './renewal-choice.module.css';

interface Props {
  renew: boolean;
  onChange: (renew: boolean) => void;
}

/** Whether the subscriptions of the order renew. */
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
        Each subscription goes on for as many days again, at the price of that day. We email you the price before and
        send an invoice. You can turn it off any time, for each of them.
      </p>
    </div>
  );
};
