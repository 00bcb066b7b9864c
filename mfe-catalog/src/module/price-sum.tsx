import { formatCount, stepsOf, type PricingTier } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './buy-panel.module.css';

interface Props {
  tiers: PricingTier[];
  /** For these users and days. */
  tier: PricingTier;
  users: number;
  days: number;
}

/** What each group of users costs a day, and what all of them cost together; nothing if all pay the same. */
const Steps = ({ tiers, tier, users }: Omit<Props, 'days'>) => {
  const money = (amount: number) => formatMoney(amount, tier.currency);
  const steps = stepsOf(tiers, tier, users);
  const aDay = steps.reduce((sum, { from, to, unitPrice }) => sum + (to - from + 1) * unitPrice, 0);
  if (steps.length === 0) return null;
  return (
    <table className={styles.steps}>
      <caption className="visually-hidden">Cost per day, tier by tier</caption>
      <tbody>
        {steps.map(({ from, to, unitPrice }) => (
          <tr key={from}>
            <th scope="row">{from === 1 ? `First ${formatCount(to)}` : `Next ${formatCount(to - from + 1)}`}</th>
            <td>
              {formatCount(to - from + 1)} × {money(unitPrice)}
            </td>
            <td>{money((to - from + 1) * unitPrice)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Per day</th>
          <td>
            {aDay % users === 0 ? 'average' : 'average, rounded'} {money(tier.unitPrice)}
          </td>
          <td>{money(aDay)}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** The price of so many users for so many days, with the calculation shown. */
export const PriceSum = ({ tiers, tier, users, days }: Props) => {
  const isGraduated = stepsOf(tiers, tier, users).length > 0;
  return (
    <div className={styles.sum} aria-live="polite">
      <Steps tiers={tiers} tier={tier} users={users} />
      <p className={styles.arithmetic}>
        {formatCount(users)} users × {formatCount(days)} days × {formatMoney(tier.unitPrice, tier.currency)}
        <span>{isGraduated ? 'Average price' : `${tier.name} price`}, per user and day</span>
      </p>
      <p className={styles.total}>{formatMoney(users * days * tier.unitPrice, tier.currency)}</p>
      <p className={styles.tax}>Before tax</p>
    </div>
  );
};
