import type { Invoice, InvoiceParty } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { AmountRows } from '../../invoices/amount-rows.tsx';
import { methodNames } from '../payments/method-names.ts';
import styles from './invoice-document.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

interface PartyProps {
  title: string;
  party: InvoiceParty;
  isGst: boolean;
  children?: ReactNode;
}

const Party = ({ title, party: { name, address, email, taxId }, isGst, children }: PartyProps) => (
  <section className={styles.party} aria-label={title}>
    <h3 className={styles.label}>{title}</h3>
    <p className={styles.name}>{name}</p>
    <address className={styles.address}>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{email}</span>
    </address>
    {taxId && <p className={styles.address}>{`${isGst ? 'GSTIN' : 'Tax ID'} ${taxId}`}</p>}
    {children}
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

const Sum = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

const Settlement = ({ invoice }: { invoice: Invoice }) => {
  const { paid, credited = 0, refunded = 0, balance, currency } = invoice;
  return (
    <dl className={styles.settlement}>
      {credited > 0 && <Sum term="Credited" value={`−${formatMoney(credited, currency)}`} />}
      <Sum term="Paid" value={formatMoney(paid, currency)} />
      {refunded > 0 && <Sum term="Refunded" value={formatMoney(refunded, currency)} />}
      <div className={styles.balance}>
        <dt>Balance</dt>
        <dd>{formatMoney(balance, currency)}</dd>
      </div>
    </dl>
  );
};

/** An invoice as a sheet of paper, on screen and in print. */
export const InvoiceDocument = ({ invoice }: { invoice: Invoice }) => {
  const { title = 'Invoice', number, seller, buyer, taxes, placeOfSupply, totalInWords } = invoice;
  const isGst = placeOfSupply !== undefined;
  const isVoid = invoice.status === 'voided';
  return (
    <article className={styles.sheet} aria-labelledby="invoice-title" data-void={isVoid || undefined}>
      {isVoid && <p className="visually-hidden">Void</p>}
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{seller.name}</p>
          <h2 className={styles.title} id="invoice-title">{`${title} ${number}`}</h2>
        </div>
        <Facts invoice={invoice} />
      </header>
      <div className={styles.parties}>
        <Party title="From" party={seller} isGst={isGst} />
        <Party title="Billed to" party={buyer} isGst={isGst}>
          {placeOfSupply && <p className={styles.address}>{`Place of supply: ${placeOfSupply}`}</p>}
        </Party>
      </div>
      <InvoiceLines invoice={invoice} />
      <div className={styles.sums}>
        <AmountRows amounts={{ ...invoice, taxable: taxes[0]?.taxable }} />
        {totalInWords && <p className={styles.words}>{totalInWords}</p>}
        <Settlement invoice={invoice} />
      </div>
    </article>
  );
};
