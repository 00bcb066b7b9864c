import type { RenewalQuote } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import { AmountRows } from '../../invoices/amount-rows.tsx';
import styles from '../subscription-dialog.module.css';

interface Props {
  quote: RenewalQuote;
  /** What the price is multiplied by: users and days in words. */
  factors: string[];
}

/** Users x days x price, and the tax on it. */
export const QuoteFigures = ({ quote, factors }: Props) => {
  const { unitPrice, subtotal, currency } = quote;
  const price = `${formatMoney(unitPrice, currency)} per user and day`;
  return (
    <>
      <p className={styles.arithmetic}>{`${[...factors, price].join(' × ')} = ${formatMoney(subtotal, currency)}`}</p>
      <AmountRows amounts={{ ...quote, couponCode: null, discount: 0, taxable: undefined }} />
    </>
  );
};
