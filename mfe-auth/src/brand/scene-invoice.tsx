import { formatMoney } from '@marketplace/shared/ui';
import styles from './scene-invoice.module.css';

const CURRENCY = 'INR';
const TAX_RATE = 18;

/** Unit prices in paise per user and day. */
const lines = [
  { name: 'Attendance', users: 420, days: 30, unit: 200 },
  { name: 'General Ledger', users: 12, days: 30, unit: 900 },
  { name: 'Pipeline', users: 36, days: 30, unit: 450 },
];
const amountOf = ({ users, days, unit }: (typeof lines)[number]) => users * days * unit;
const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
const tax = (subtotal * TAX_RATE) / 100;

const Row = ({ term, amount, strong }: { term: string; amount: number; strong?: boolean }) => (
  <div className={styles.row} data-strong={strong || undefined}>
    <span>{term}</span>
    <span>{formatMoney(amount, CURRENCY)}</span>
  </div>
);

/** The sums are correct, because people check. */
export const SceneInvoice = () => (
  <div className={styles.invoice}>
    <div className={styles.head}>
      <span className={styles.number}>Invoice TEX-0142</span>
      <span className={styles.paid}>Paid</span>
    </div>
    {lines.map((line) => (
      <div key={line.name} className={styles.line}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.amount}>{formatMoney(amountOf(line), CURRENCY)}</span>
        <span className={styles.sum}>{`${line.users} users × ${line.days} days`}</span>
      </div>
    ))}
    <div className={styles.totals}>
      <Row term="Subtotal" amount={subtotal} />
      <Row term={`GST ${TAX_RATE}%`} amount={tax} />
      <Row term="Total" amount={subtotal + tax} strong />
    </div>
  </div>
);
