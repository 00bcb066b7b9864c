import type { AdminOrder } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatMoney } from '@marketplace/shared/ui';
import { useState } from 'react';
import { formRefusal } from '../../form/form-refusal.ts';
import { toMajor, toMinor } from './major-units.ts';

const NOT_RECORDED =
  'No answer came. Check your connection and record it again: the same reference is never counted twice.';

type Field = 'amount' | 'reference' | 'paidAt';

const today = () => new Date().toLocaleDateString('sv-SE');

/** A transfer that has arrived: the rest of the invoice, today, until something else is typed. */
export const useTransfer = ({ clientId, balance, currency, invoice }: AdminOrder, onRecorded: () => void) => {
  const [start] = useState<Record<Field, string>>(() => ({
    ...{ amount: toMajor(balance), reference: '', paidAt: today() },
  }));
  const [draft, setDraft] = useState(start);
  const [isRecorded, setIsRecorded] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = (amount: number | undefined) => {
    const found: Partial<Record<Field, string>> = {};
    if (amount === undefined || amount === 0) found.amount = 'Write an amount, such as 1250.50.';
    else if (amount > balance) found.amount = `Only ${formatMoney(balance, currency)} is open. Record at most that.`;
    if (draft.reference.trim() === '') found.reference = 'Write the reference of the bank: it tells transfers apart.';
    if (draft.paidAt === '') found.paidAt = 'Choose the day on which it arrived.';
    else if (draft.paidAt > today()) found.paidAt = 'This day has not come yet.';
    return found;
  };
  const record = async (): Promise<boolean> => {
    const amount = toMinor(draft.amount);
    const found = check(amount);
    setErrors(found);
    setFailed(undefined);
    if (amount === undefined || Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const { reference, paidAt } = draft;
      const transfer = { clientId, invoiceId: invoice.id, amount, reference: reference.trim() };
      await marketplace.post('/tex-admin/payment', { ...transfer, paidAt: `${paidAt}T00:00:00Z` });
      notify.success(`${formatMoney(amount, currency)} is recorded for ${invoice.number}.`);
      setIsRecorded(true);
      onRecorded();
      return true;
    } catch (error) {
      const refusal = formRefusal(error, draft, NOT_RECORDED);
      setErrors(refusal.errors);
      setFailed(refusal.whole);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const edit = (field: Field) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    setErrors({ ...errors, [field]: undefined });
  };
  const isTyped = draft.amount !== start.amount || draft.reference !== '' || draft.paidAt !== start.paidAt;
  return { dirty: isTyped && !isRecorded, draft, errors, failed, busy, edit, record };
};
