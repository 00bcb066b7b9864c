import { classNames } from '@marketplace/shared/ui';
import styles from './checkout-steps.module.css';

const steps = [
  { title: 'Review', text: "What you order, at today's price" },
  { title: 'Billing', text: 'Client, address, tax ID and PO number' },
  { title: 'Payment', text: 'On invoice or by bank transfer' },
  { title: 'Confirmation', text: 'Your invoice and subscriptions' },
];

/** The way from the cart to the order. */
export const CheckoutSteps = ({ current }: { current: number }) => (
  <ol className={styles.steps} aria-label="Checkout steps">
    {steps.map(({ title, text }, index) => (
      <li
        key={title}
        className={classNames(styles.step, index === current && styles.current)}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.text}>{text}</span>
        </span>
      </li>
    ))}
  </ol>
);
