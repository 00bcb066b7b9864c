import { accountProblems, TaxSettingsBody, tidyAccount, type CompanySettings } from '@marketplace/shared/contracts';
import { trimmed } from '@marketplace/shared/form';
import { allFieldsOf, useContractForm } from '@marketplace/shared/form/contract';
import { TimeZoneField } from '@marketplace/shared/ui/time-zone';
import { useMemo, useState } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { saveCompanySettings, useCompanySettings } from '../use-company-settings.ts';
import { currencyOptions } from './currencies.ts';

type Tax = CompanySettings['tax'];

interface Props {
  known: Tax;
  onLoadAgain: () => void;
}

const RATE = 'Write a number from 0 to 100 with at most two decimals, such as 18.';

const sentences = {
  taxName: 'Name the tax, such as GST or VAT.',
  taxRate: RATE,
  invoicePrefix: 'A prefix has up to 10 letters and digits, a letter first.',
  termsDays: 'Write a whole number of days, from 0 to 365.',
  graceDays: 'Write a whole number of days, from 0 to 365, or leave it empty.',
  accountNumber: 'An account number has 4 to 34 letters and digits.',
  ifsc: 'An IFSC has 11 characters, such as SBIN0001234.',
  iban: 'An IBAN begins with two letters and two digits.',
  bic: 'A BIC has 8 or 11 characters.',
  upiId: 'A UPI ID looks like name@bank.',
  bankDetails: 'There are at most six further lines.',
  'bankDetails.*': 'A line has at most 120 characters.',
};

const tidy = (tax: Tax): Tax => ({
  ...trimmed(tax),
  ...tidyAccount(tax),
  taxId: tax.taxId.trim().toUpperCase(),
  invoicePrefix: tax.invoicePrefix.trim().toUpperCase(),
});

const check = (tax: Tax): Record<string, string> => ({
  ...(!/^\d+(\.\d{1,2})?$/.test(String(tax.taxRate)) && { taxRate: RATE }),
  ...accountProblems(tax),
});

const Field = allFieldsOf<Tax>();

const useTaxForm = (known: Tax) =>
  useContractForm<Tax, CompanySettings>({
    start: known,
    contract: TaxSettingsBody,
    sentences,
    tidy,
    check,
    send: (tax) => saveCompanySettings('tax', tax),
    next: ({ tax }) => tax,
    done: 'Taxes and invoices were saved.',
  });

const TransferAccountFields = () => (
  <FieldGroup
    title="Account for transfers"
    text="Shown in checkout, on invoices and in emails. Without an account number, IBAN or UPI ID, bank transfer is not offered."
  >
    <Field.Text name="accountHolder" label="Account holder" optional help="If it is not the legal name." />
    <Field.Text name="accountNumber" label="Account number" optional />
    <Field.Text name="ifsc" label="IFSC" optional autoCapitalize="characters" help="Of the branch, in India." />
    <Field.Text name="iban" label="IBAN" optional autoCapitalize="characters" />
    <Field.Text name="bic" label="BIC" optional autoCapitalize="characters" help="For transfers from abroad." />
    <Field.Text
      name="upiId"
      label="UPI ID"
      optional
      help="Such as name@bank. Invoices in rupees then have a QR code for UPI apps."
    />
    <Field.List
      name="bankDetails"
      label="Further lines"
      optional
      rows={3}
      help="Such as the bank’s name and address."
    />
  </FieldGroup>
);

const TaxForm = ({ known, onLoadAgain }: Props) => {
  const form = useTaxForm(known);
  const currencies = useMemo(() => currencyOptions(known.currency), [known.currency]);
  const [year] = useState(() => new Date().getFullYear());
  const nextNumber = `${form.values.invoicePrefix.trim().toUpperCase() || 'INV'}-${year}-000001`;
  return (
    <SettingsForm
      label="Tax and invoices"
      what="the tax settings that you changed"
      form={form}
      onLoadAgain={onLoadAgain}
    >
      <FieldGroup title="Currency and tax" text="Holds for orders from now on. Invoices that exist stay as they are.">
        <Field.Select
          name="currency"
          label="Currency"
          options={currencies}
          help="The currency of the price list; prices in another one can't be ordered."
        />
        <Field.Text name="taxId" label="Tax number" optional help="Of the company, such as a GSTIN." />
        <Field.Text
          name="taxName"
          label="Name of the tax"
          help="GST is split by states on its own: CGST and SGST, or IGST."
        />
        <Field.Number name="taxRate" label="Rate" maxLength={6} help="In percent." />
      </FieldGroup>
      <FieldGroup title="Invoices" text="How they are numbered, and when they are due.">
        <Field.Text
          name="invoicePrefix"
          label="Prefix"
          maxLength={10}
          autoCapitalize="characters"
          help={`Numbers look like ${nextNumber}; another prefix begins a series of its own.`}
        />
        <Field.Number
          name="termsDays"
          label="Days until due"
          inputMode="numeric"
          maxLength={6}
          help="For clients who have agreed on no other term."
        />
        <Field.Number
          name="graceDays"
          label="Days until suspension"
          inputMode="numeric"
          maxLength={6}
          help="From the due date of an unpaid invoice. A notice goes out a week before. Leave it empty to suspend nothing."
        />
        <TimeZoneField
          value={form.values.timeZone}
          error={form.errors['timeZone']}
          readOnly={form.busy}
          purpose="Invoices, payments and subscriptions have their days there."
          onChange={(timeZone) => form.edit({ timeZone })}
        />
      </FieldGroup>
      <TransferAccountFields />
    </SettingsForm>
  );
};

/** The Tax and invoices section of the settings. */
export const TaxSettings = () => {
  const settings = useCompanySettings();
  return (
    <SettingsPart resource={settings} name="Taxes and invoices">
      {({ tax }, onLoadAgain) => <TaxForm key={tax.version} known={tax} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
