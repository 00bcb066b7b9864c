import type { PaymentChoice, PaymentMethod } from '@marketplace/shared/contracts';
import { CreditCard, Landmark, ReceiptText, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { RadioButton } from '../../radio/radio-button.tsx';
import styles from './method-cards.module.css';

const icons: Record<PaymentMethod, LucideIcon> = { invoice: ReceiptText, bank_transfer: Landmark, online: CreditCard };

interface Props {
  methods: PaymentChoice[];
  value: PaymentMethod | null;
  disabled: boolean;
  onChange: (method: PaymentMethod) => void;
}

/** The ways to pay, each with what happens next. */
export const MethodCards = ({ methods, value, disabled, onChange }: Props) => {
  const id = useId();
  return (
    <fieldset className={styles.methods} disabled={disabled}>
      <legend className={styles.legend}>How do you want to pay?</legend>
      {methods.map(({ method, title, text }) => {
        const Icon = icons[method];
        return (
          <label key={method} className={styles.card} htmlFor={`${id}-${method}`}>
            <RadioButton
              id={`${id}-${method}`}
              name={id}
              aria-labelledby={`${id}-${method}-title`}
              aria-describedby={`${id}-${method}-text`}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <span className={styles.words}>
              <span className={styles.title} id={`${id}-${method}-title`}>
                {title}
              </span>
              <span className={styles.text} id={`${id}-${method}-text`}>
                {text}
              </span>
            </span>
            <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
          </label>
        );
      })}
    </fieldset>
  );
};
