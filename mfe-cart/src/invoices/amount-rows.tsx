import type { TaxLine } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './amount-rows.module.css';
import { percent } from './percent.ts';

/** Amounts of a quote or an invoice, as the server calculated them, in minor units. */
interface Amounts {
  currency: string;
  subtotal: number;
  couponCode: string | null;
  discount: number;
  taxable: number | undefined;
  taxes: TaxLine[];
  total: number;
}

const Row = ({ term, value }: { term: string; value: string }) => (
  <div className={styles.row}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** How a total is calculated: subtotal, coupon, taxable value, each tax, total. */
export const AmountRows = ({ amounts, label = 'Total' }: { amounts: Amounts; label?: string }) => {
  const { currency, subtotal, couponCode, discount, taxable, taxes, total } = amounts;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <dl className={styles.amounts}>
      <Row term="Subtotal" value={money(subtotal)} />
      {couponCode && <Row term={`Coupon ${couponCode}`} value={`−${money(discount)}`} />}
      {taxable !== undefined && <Row term="Taxable value" value={money(taxable)} />}
      {taxes.map(({ name, rate, amount }) => (
        <Row key={name} term={`${name} ${percent(rate)}`} value={money(amount)} />
      ))}
      <div className={styles.total}>
        <dt>{label}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
};
