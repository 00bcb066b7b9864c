import type { CompanySettings, TaxSettingsBody } from '@marketplace/shared/contracts';
import { typedDecimal, typedInteger } from '@marketplace/shared/ui/form';
import { linesOf } from '../form/lines-of.ts';
import type { DraftErrors } from '../form/use-draft.ts';

type Tax = CompanySettings['tax'];

/** As it stands in the fields, whatever was typed. */
export type TaxDraft = Record<Exclude<keyof Tax, 'version'>, string>;

export const draftOf = ({
  currency,
  taxName,
  taxRate,
  taxId,
  invoicePrefix,
  termsDays,
  bankDetails,
}: Tax): TaxDraft => ({
  ...{ currency, taxName, taxId, invoicePrefix },
  taxRate: String(taxRate),
  termsDays: String(termsDays),
  bankDetails: bankDetails.join('\n'),
});

export const bodyOf = (draft: TaxDraft, version: string): TaxSettingsBody => ({
  currency: draft.currency,
  taxName: draft.taxName.trim(),
  taxRate: Number(typedDecimal(draft.taxRate)),
  taxId: draft.taxId.trim().toUpperCase(),
  invoicePrefix: draft.invoicePrefix.trim().toUpperCase(),
  termsDays: typedInteger(draft.termsDays) ?? NaN,
  bankDetails: linesOf(draft.bankDetails),
  version,
});

/** A sentence for each field that is not good. */
export const checkTax = (draft: TaxDraft): DraftErrors => {
  const rate = typedDecimal(draft.taxRate) ?? '';
  const days = typedInteger(draft.termsDays) ?? -1;
  const bank = linesOf(draft.bankDetails);
  const faults: [keyof TaxDraft, boolean, string][] = [
    ['taxName', draft.taxName.trim() === '', 'Name the tax, such as GST or VAT.'],
    [
      'taxRate',
      !/^\d{1,3}(\.\d{1,2})?$/.test(rate) || Number(rate) > 100,
      'Write a number from 0 to 100 with at most two decimals, such as 18.',
    ],
    [
      'invoicePrefix',
      !/^[A-Z][A-Z0-9]{0,9}$/.test(draft.invoicePrefix.trim().toUpperCase()),
      'A prefix has up to 10 letters and digits, a letter first.',
    ],
    ['bankDetails', bank.length > 6, 'Bank details have at most six lines.'],
    ['bankDetails', bank.some(({ length }) => length > 120), 'A line has at most 120 characters.'],
    ['termsDays', days < 0 || days > 365, 'Write a whole number of days, from 0 to 365.'],
  ];
  return Object.fromEntries(faults.filter(([, isFault]) => isFault).map(([field, , message]) => [field, message]));
};
