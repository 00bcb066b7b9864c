import { formatCount, type Invoice, type InvoiceLine } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import styles from './invoice-lines.module.css';

interface Column {
  title: string;
  text: (line: InvoiceLine) => string;
  isText?: boolean;
}

/** All columns except the module's. */
function columnsOf({ lines, currency, discount, placeOfSupply }: Invoice): Column[] {
  const money = (amount: number) => formatMoney(amount, currency);
  const isGst = placeOfSupply !== undefined;
  const code: Column = { title: 'HSN/SAC', text: ({ taxCode }) => taxCode ?? '–', isText: true };
  const amount: Column = { title: 'Amount', text: ({ lineTotal }) => money(lineTotal) };
  return [
    ...(isGst && lines.some(({ taxCode }) => taxCode !== undefined) ? [code] : []),
    { title: 'Users', text: ({ noOfUsers }) => formatCount(noOfUsers) },
    { title: 'Days', text: ({ noOfDays }) => formatCount(noOfDays) },
    { title: 'Per user and day', text: ({ unitPrice }) => money(unitPrice) },
    ...(!isGst || discount > 0 ? [amount] : []),
    ...(isGst
      ? [
          { title: 'Taxable value', text: (line: InvoiceLine) => money(line.lineTotal - line.discount) },
          { title: 'Tax', text: ({ tax }: InvoiceLine) => money(tax) },
        ]
      : []),
  ];
}

/** What was bought: users x days x price, line by line; under GST also with HSN or SAC, taxable value and tax. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const columns = columnsOf(invoice);
  return (
    <div className={styles.frame} data-wide={invoice.placeOfSupply !== undefined || undefined}>
      <table className={styles.lines}>
        <caption className="visually-hidden">Lines</caption>
        <thead>
          <tr>
            <th scope="col">Module</th>
            {columns.map(({ title, isText }) => (
              <th key={title} scope="col" data-numeric={isText ? undefined : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                {line.description}
                {line.trialDays && <small className={styles.trial}>{`First ${line.trialDays} days free`}</small>}
              </th>
              {columns.map(({ title, text, isText }) => (
                <td key={title} data-numeric={isText ? undefined : ''} data-title={title}>
                  {text(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
