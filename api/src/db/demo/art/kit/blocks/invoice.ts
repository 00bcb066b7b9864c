import { escape, rupees, sum, type Html } from '../text.ts';

export interface InvoiceData {
  seller: string;
  sellerNote: string;
  buyer: string;
  buyerNote: string;
  number: string;
  date: string;
  due: string;
  /** In percent. */
  rate: number;
  taxName: string;
  /** Name, code, quantity and price. */
  lines: [name: string, code: string, quantity: number, price: number][];
  /** With a machine-readable square. */
  code?: boolean;
  title?: string;
  dueLabel?: string;
}

/** A bill or quote on paper; all sums follow from the lines. */
export function invoice(data: InvoiceData): Html {
  const net = sum(data.lines.map(([, , quantity, price]) => quantity * price));
  const tax = Math.round((net * data.rate) / 100);
  const rows = data.lines.map(
    ([name, code, quantity, price]) =>
      `<tr><td><b>${escape(name)}</b></td><td>${code}</td><td>${quantity.toLocaleString('en-IN')}</td><td>${rupees(price)}</td><td>${rupees(quantity * price)}</td></tr>`,
  );
  return `<article class="invoice"><header><div><h2>${escape(data.title ?? 'Tax invoice')}</h2><p>${escape(data.number)}</p></div>${data.code ? square(data.number) : ''}</header>
<section>${party('From', data.seller, data.sellerNote)}${party('To', data.buyer, data.buyerNote)}<div><small>Date</small><b>${data.date}</b><small>${data.dueLabel ?? 'Due'}</small><b>${data.due}</b></div></section>
<table><thead><tr><th>Item</th><th>HSN</th><th>Quantity</th><th>Price</th><th>Amount</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<dl><div><dt>Subtotal</dt><dd>${rupees(net)}</dd></div><div><dt>${data.taxName} ${data.rate}%</dt><dd>${rupees(tax)}</dd></div><div class="sum"><dt>Total</dt><dd>${rupees(net + tax)}</dd></div></dl></article>`;
}

const party = (label: string, name: string, note: string): Html =>
  `<div><small>${label}</small><b>${escape(name)}</b><p>${escape(note)}</p></div>`;

/** A picture of a code; its pattern follows from the text. */
function square(text: string): Html {
  const size = 17;
  let state = [...text].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) >>> 0;
  const dots = Array.from({ length: size * size }, (_, index) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    const [x, y] = [index % size, Math.floor(index / size)];
    const corner = (x < 6 && y < 6) || (x > size - 7 && y < 6) || (x < 6 && y > size - 7);
    return !corner && state > 2 ** 31 ? `M${x} ${y}h1v1h-1z` : '';
  });
  const corners = [
    [0, 0],
    [size - 5, 0],
    [0, size - 5],
  ].map(([x = 0, y = 0]) => `M${x} ${y}h5v5h-5zM${x + 1} ${y + 1}v3h3v-3zM${x + 2} ${y + 2}h1v1h-1z`);
  return `<svg width="76" height="76" viewBox="0 0 ${size} ${size}"><path fill="currentColor" fill-rule="evenodd" d="${dots.join('')}${corners.join('')}"/></svg>`;
}

export const invoiceStyles = `
.invoice{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:24px 28px;height:100%;display:flex;flex-direction:column;font-variant-numeric:tabular-nums}.invoice header{display:flex;justify-content:space-between;min-height:62px}.invoice h2{margin:0;font-size:20px;font-weight:600;letter-spacing:-.02em}.invoice p{margin:2px 0 0;color:var(--muted);line-height:1.4}
.invoice section{display:grid;grid-template-columns:1.25fr 1.25fr .7fr;gap:24px;margin:14px 0 18px}.invoice small{display:block;color:var(--muted);font-size:12px}.invoice section b{display:block;font-weight:600}.invoice section small+b+small{margin-top:7px}
.invoice table{width:100%;border-collapse:collapse}.invoice th{font-weight:500;font-size:12px;color:var(--muted);text-align:right;padding:7px 0;border-bottom:1px solid var(--firm)}.invoice td{text-align:right;padding:10px 0;border-bottom:1px solid var(--line);white-space:nowrap}.invoice th:first-child,.invoice td:first-child{text-align:left}.invoice td b{font-weight:500}
.invoice dl{margin:14px 0 0 auto;width:250px}.invoice dl div{display:flex;justify-content:space-between;padding:4px 0}.invoice dt{color:var(--muted)}.invoice dd{margin:0}.invoice .sum{border-top:1px solid var(--firm);margin-top:5px;padding-top:9px;font-size:17px;font-weight:600}.invoice .sum dt{color:var(--ink)}
`;
