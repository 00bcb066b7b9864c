import type { PricingTier } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './buy-panel.module.css';

const usersOf = ({ minUsers, maxUsers }: PricingTier) =>
  maxUsers === null ? (minUsers === 1 ? 'Any number' : `${minUsers}+`) : `${minUsers}–${maxUsers}`;

/** Ordered by the minimum of days, then of users. */
const asLadder = (tiers: PricingTier[]) =>
  tiers.toSorted((one, other) => one.minDays - other.minDays || one.minUsers - other.minUsers);

/** How the number of users sets the price, if it does. */
const modelOf = (tiers: PricingTier[]) => {
  if (!tiers.some(({ minUsers }) => minUsers > 1)) return undefined;
  return tiers.some(({ model }) => model === 'graduated')
    ? 'Each tier’s price applies only to its own users.'
    : 'The price of the tier you reach applies to all your users.';
};

export const PriceTable = ({ tiers, chosen }: { tiers: PricingTier[]; chosen: string | undefined }) => (
  <>
    <table className={styles.prices}>
      <caption>Price per user and day</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col">Users</th>
          <th scope="col">Min. days</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {asLadder(tiers).map((tier) => (
          <tr key={tier.id} data-chosen={tier.id === chosen || undefined}>
            <th scope="row">{tier.name}</th>
            <td>{usersOf(tier)}</td>
            <td>{tier.minDays}</td>
            <td>{formatMoney(tier.unitPrice, tier.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {modelOf(tiers) && <p className={styles.model}>{modelOf(tiers)}</p>}
  </>
);
