import {
  type CreditNoteBody,
  type CreditNoteLine,
  type Invoice,
  leftToCredit,
  type TaxLine,
} from '@marketplace/shared/contracts';
import { invalid } from '../../http/index.ts';
import { allocate } from '../billing/amounts/allocate.ts';
import { divideHalfUp } from '../billing/amounts/divide-half-up.ts';

export interface CreditAmounts {
  lines: CreditNoteLine[];
  subtotal: number;
  taxes: TaxLine[];
  total: number;
}

type Credited = Pick<Invoice, 'lines' | 'taxes' | 'creditNotes'>;

/**
 * The amounts of a credit note. Its taxes are what is due on everything credited so far, minus what earlier notes took
 * back. An invoice that is credited in full, in however many parts, gives back all of its tax.
 * @throws ApiError 400 for a line that the invoice lacks or names twice, or more than is left of it
 */
export function creditAmounts(invoice: Credited, wanted: CreditNoteBody['lines']): CreditAmounts {
  const left = leftToCredit(invoice);
  const lines = [...wanted].sort((one, other) => one.position - other.position);
  lines.forEach(({ position, amount }, index) => {
    if (lines[index - 1]?.position === position) throw invalid('lines', 'List each line only once.');
    if (amount > (left[position] ?? 0)) throw invalid('lines', "You can't credit more than what's left of a line.");
  });
  const amounts = lines.map(({ amount }) => amount);
  const subtotal = sum(amounts);
  const whole = sum(invoice.lines.map(({ lineTotal, discount }) => lineTotal - discount));
  const before = whole - sum(left);
  const taxOn = (tax: TaxLine, credited: number) => divideHalfUp(BigInt(tax.amount) * BigInt(credited), BigInt(whole));
  const taxes = invoice.taxes.map((tax) => ({
    ...{ name: tax.name, rate: tax.rate, taxable: subtotal },
    amount: taxOn(tax, before + subtotal) - taxOn(tax, before),
  }));
  const shares = taxes.map(({ amount }) => allocate(amount, amounts));
  return {
    lines: lines.map(({ position, amount }, index) => ({
      ...{ position, amount, description: invoice.lines[position]?.description ?? '' },
      tax: sum(shares.map((parts) => parts[index] ?? 0)),
    })),
    subtotal,
    taxes,
    total: subtotal + sum(taxes.map(({ amount }) => amount)),
  };
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
