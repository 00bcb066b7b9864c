import { NumberStepper } from '@marketplace/shared/ui/form';
import { formatMoney } from '@marketplace/shared/ui';
import { lineLimits, type CartLine, type LineAmount } from '../state/cart-line.ts';
import { lineTotal } from '../state/cart-totals.ts';
import styles from './line-equation.module.css';

interface Props {
  line: CartLine;
  currency: string;
  onChange: (amount: LineAmount) => void;
}

/** Users x days x price = total: how a line's total is calculated, with fields to change it. */
export const LineEquation = ({ line, currency, onChange }: Props) => {
  const { name, noOfUsers, noOfDays, unitPrice } = line;
  return (
    <div className={styles.equation} role="group" aria-label={`Users and days of ${name}`}>
      <NumberStepper
        label="Users"
        labelled
        value={noOfUsers}
        max={lineLimits.users}
        onChange={(users) => onChange({ noOfUsers: users, noOfDays })}
      />
      <span className={styles.times}>×</span>
      <NumberStepper
        label="Days"
        labelled
        value={noOfDays}
        max={lineLimits.days}
        onChange={(days) => onChange({ noOfUsers, noOfDays: days })}
      />
      <span className={styles.price}>
        <span className={styles.times}>×</span>
        <span>
          {formatMoney(unitPrice, currency)} <small>per user and day</small>
        </span>
      </span>
      <p className={styles.total}>
        <span className="visually-hidden">Line total </span>
        {formatMoney(lineTotal(line), currency)}
      </p>
    </div>
  );
};
