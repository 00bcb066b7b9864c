import { RadioButton } from '../radio/radio-button.tsx';
import styles from './pay-invoice-dialog.module.css';

const choices = [
  { token: 'sandbox_ok', title: 'Approve the payment', text: 'The provider takes it, and the invoice is paid.' },
  {
    token: 'sandbox_declined',
    title: 'Decline the payment',
    text: 'The provider refuses it, and the invoice stays open.',
  },
] as const;

/** Stands for a means of payment. */
export type SandboxToken = (typeof choices)[number]['token'];

interface Props {
  value: SandboxToken;
  onChange: (token: SandboxToken) => void;
}

/** What the sandbox provider does with a payment. */
export const SandboxChoice = ({ value, onChange }: Props) => (
  <fieldset className={styles.choices}>
    <legend className="visually-hidden">What the provider does</legend>
    {choices.map(({ token, title, text }) => (
      <label key={token} className={styles.choice}>
        <RadioButton name="sandbox-payment" checked={value === token} onChange={() => onChange(token)} />
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </label>
    ))}
  </fieldset>
);
