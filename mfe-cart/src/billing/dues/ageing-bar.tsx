import type { DuesSummary } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './ageing-bar.module.css';
import { ageingSteps } from './ageing-steps.ts';

/** The open amount as one bar, with each step as wide as its amount, and the amounts below. */
export const AgeingBar = ({ dues }: { dues: DuesSummary }) => {
  const steps = ageingSteps(dues);
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {steps
          .filter(({ amount }) => amount > 0)
          .map(({ key, amount }) => (
            <span key={key} className={styles.part} data-step={key} style={{ flexGrow: amount }} />
          ))}
      </div>
      <dl className={styles.legend} aria-label="Open amounts by age">
        {steps.map(({ key, label, amount }) => (
          <div key={key} className={styles.step}>
            <dt className={styles.label}>
              <span className={styles.swatch} data-step={key} aria-hidden />
              {label}
            </dt>
            <dd className={amount === 0 ? styles.none : styles.amount}>{formatMoney(amount, dues.currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
