import type { Invoice, InvoiceParty } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import { AmountRows } from '../../invoices/amount-rows.tsx';
import { methodNames } from '../payments/method-names.ts';
import styles from './invoice-document.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

const Party = ({ title, party: { name, address, email, taxId } }: { title: string; party: InvoiceParty }) => (
  <section className={styles.party} aria-label={title}>
    <h3 className={styles.label}>{title}</h3>
    <p className={styles.name}>{name}</p>
    <address className={styles.address}>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{email}</span>
    </address>
    {taxId && <p className={styles.address}>{`Tax ID ${taxId}`}</p>}
  </section>
);

const Facts = ({ invoice }: { invoice: Invoice }) => {
  const facts = [
    ['Invoice date', formatDate(invoice.invoiceDate)],
    ['Due date', formatDate(invoice.dueDate)],
    ['Payment', methodNames[invoice.method]],
    ...(invoice.poNumber ? [['PO number', invoice.poNumber]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.label}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Settlement = ({ invoice: { paid, balance, currency } }: { invoice: Invoice }) => (
  <dl className={styles.settlement}>
    <div>
      <dt>Paid</dt>
      <dd>{formatMoney(paid, currency)}</dd>
    </div>
    <div className={styles.balance}>
      <dt>Balance</dt>
      <dd>{formatMoney(balance, currency)}</dd>
    </div>
  </dl>
);

/** An invoice as a sheet of paper, on screen and in print. */
export const InvoiceDocument = ({ invoice }: { invoice: Invoice }) => {
  const { number, seller, buyer, lines, currency, taxes } = invoice;
  return (
    <article className={styles.sheet} aria-labelledby="invoice-title">
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{seller.name}</p>
          <h2 className={styles.title} id="invoice-title">{`Invoice ${number}`}</h2>
        </div>
        <Facts invoice={invoice} />
      </header>
      <div className={styles.parties}>
        <Party title="From" party={seller} />
        <Party title="Billed to" party={buyer} />
      </div>
      <InvoiceLines lines={lines} currency={currency} />
      <div className={styles.sums}>
        <AmountRows amounts={{ ...invoice, taxable: taxes[0]?.taxable }} />
        <Settlement invoice={invoice} />
      </div>
    </article>
  );
};
