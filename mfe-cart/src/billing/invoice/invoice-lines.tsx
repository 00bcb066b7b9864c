import type { InvoiceLine } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './invoice-lines.module.css';

interface Props {
  lines: InvoiceLine[];
  currency: string;
}

const count = (value: number) => value.toLocaleString('en-IN');

/** What was bought: users x days x price, line by line. */
export const InvoiceLines = ({ lines, currency }: Props) => (
  <table className={styles.lines}>
    <caption className="visually-hidden">Lines</caption>
    <thead>
      <tr>
        <th scope="col">Module</th>
        <th scope="col" data-numeric>
          Users
        </th>
        <th scope="col" data-numeric>
          Days
        </th>
        <th scope="col" data-numeric>
          Per user and day
        </th>
        <th scope="col" data-numeric>
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={index}>
          <th scope="row">{line.description}</th>
          <td data-numeric data-title="Users">
            {count(line.noOfUsers)}
          </td>
          <td data-numeric data-title="Days">
            {count(line.noOfDays)}
          </td>
          <td data-numeric data-title="Per user and day">
            {formatMoney(line.unitPrice, currency)}
          </td>
          <td data-numeric data-title="Amount">
            {formatMoney(line.lineTotal, currency)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
