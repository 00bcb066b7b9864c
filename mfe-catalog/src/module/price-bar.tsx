import type { Module } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import { BUY_PANEL } from './buy-panel.tsx';
import styles from './price-bar.module.css';

/** On phones: shows the price until the buy panel scrolls into view. */
export const PriceBar = ({ module }: { module: Module }) => {
  const [cheapest] = module.pricingTiers.toSorted((one, other) => one.unitPrice - other.unitPrice);
  if (module.comingSoon || !cheapest) return null;
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={styles.price}>
        From <strong>{formatMoney(cheapest.unitPrice, cheapest.currency)}</strong> per user and day
      </p>
      <a href={`#${BUY_PANEL}`} className={styles.action}>
        See price
      </a>
    </div>
  );
};
