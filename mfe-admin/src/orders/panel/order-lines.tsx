import type { Order } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './order-panel.module.css';

const counted = (count: number, one: string) => `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;

/** The order's lines and totals. */
export const OrderLines = ({ order: { invoice, currency } }: { order: Order }) => {
  const money = (amount: number) => formatMoney(amount, currency);
  const { lines, subtotal, discount, couponCode, taxes, total, paid, credited = 0, refunded = 0, balance } = invoice;
  const sums: [string, string][] = [
    ['Subtotal', money(subtotal)],
    ...(discount > 0
      ? [[`Discount${couponCode ? ` (${couponCode})` : ''}`, `−${money(discount)}`] as [string, string]]
      : []),
    ...taxes.map(({ name, rate, amount }): [string, string] => [`${name} ${rate}%`, money(amount)]),
    ['Total', money(total)],
    ...(credited > 0 ? [['Credited', `−${money(credited)}`] as [string, string]] : []),
    ...(paid > 0 ? [['Paid', money(paid)] as [string, string]] : []),
    ...(refunded > 0 ? [['Refunded', money(refunded)] as [string, string]] : []),
    ['Balance', money(balance)],
  ];
  return (
    <section className={styles.box} aria-label="Lines">
      <ul className={styles.lines}>
        {lines.map(({ moduleId, description, noOfUsers, noOfDays, unitPrice, lineTotal }, index) => (
          <li key={`${moduleId}-${index}`}>
            <span>
              <strong>{description}</strong>
              <small>{`${counted(noOfUsers, 'user')} × ${counted(noOfDays, 'day')} × ${money(unitPrice)}`}</small>
            </span>
            <span>{money(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(([name, value]) => (
          <div key={name} data-strong={name === 'Total' || name === 'Balance' || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
