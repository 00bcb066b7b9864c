import { Type, type Static } from 'typebox';

/** Where transfers go; missing parts are empty. */
export const TransferAccount = Type.Object({
  /** The company's legal name if empty. */
  accountHolder: Type.String({ maxLength: 120 }),
  accountNumber: Type.String({ pattern: '^([0-9A-Z]{4,34})?$' }),
  ifsc: Type.String({ pattern: '^([A-Z]{4}0[A-Z0-9]{6})?$' }),
  iban: Type.String({ pattern: '^([A-Z]{2}[0-9]{2}[A-Z0-9]{10,30})?$' }),
  bic: Type.String({ pattern: '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$' }),
  upiId: Type.String({ pattern: '^([A-Za-z0-9._-]{2,200}@[A-Za-z][A-Za-z0-9]{1,60})?$' }),
});
export type TransferAccount = Static<typeof TransferAccount>;

/** As people write it, in groups: without spaces and in capitals, except for the UPI ID. */
export const tidyAccount = (account: TransferAccount): TransferAccount => {
  const compact = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  const { accountHolder, accountNumber, ifsc, iban, bic, upiId } = account;
  return {
    accountHolder: accountHolder.trim(),
    accountNumber: compact(accountNumber),
    ifsc: compact(ifsc),
    iban: compact(iban),
    bic: compact(bic),
    upiId: upiId.trim(),
  };
};

/** The check digits of ISO 13616: the remainder by 97 is 1. */
const isIban = (iban: string) => {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

/** What would send transfers astray, by field. */
export const accountProblems = ({ accountNumber, ifsc, iban, bic }: TransferAccount): Record<string, string> => ({
  ...(accountNumber !== '' &&
    ifsc === '' &&
    bic === '' && { ifsc: 'Enter the branch’s IFSC, or the BIC of a bank abroad.' }),
  ...(iban !== '' && !isIban(iban) && { iban: 'This IBAN has a typo.' }),
});

interface Payee extends Partial<TransferAccount> {
  legalName: string;
  /** Further lines, such as the name of the bank. */
  bankDetails?: string[];
}

/** The account by line, as in invoices, emails and checkout; empty if there is nowhere to transfer to. */
export const transferLines = (payee: Payee): string[] => {
  const { accountHolder, accountNumber, ifsc, iban, bic, upiId, legalName, bankDetails = [] } = payee;
  if (!accountNumber && !iban && !upiId) return bankDetails;
  const lines = [
    ['Account', accountNumber],
    ['IFSC', ifsc],
    ['IBAN', iban?.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', bic],
    ['UPI', upiId],
  ];
  return [
    accountHolder || legalName,
    ...lines.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])),
    ...bankDetails,
  ];
};

interface UpiPayment {
  payee: string;
  upiId: string;
  /** In paise. */
  amount: number;
  reference: string;
}

/** A payment as UPI apps read it from a link or a QR code (NPCI's UPI linking specification). */
export const upiLink = ({ payee, upiId, amount, reference }: UpiPayment): string => {
  const parts = { pa: upiId, pn: payee, am: (amount / 100).toFixed(2), cu: 'INR', tr: reference, tn: reference };
  return `upi://pay?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
};
