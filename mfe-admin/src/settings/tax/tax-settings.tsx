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

const RATE = 'Enter a number from 0 to 100 with up to two decimals, such as 18.';

const sentences = {
  taxName: 'Enter a tax name, such as GST or VAT.',
  taxRate: RATE,
  invoicePrefix: 'Use up to 10 letters and digits, starting with a letter.',
  termsDays: 'Enter a whole number from 0 to 365.',
  graceDays: 'Enter a whole number from 0 to 365, or leave it empty.',
  accountNumber: 'Enter 4 to 34 letters and digits.',
  ifsc: 'Enter the 11 characters of an IFSC, such as SBIN0001234.',
  iban: 'Enter a full IBAN, starting with two letters and two digits.',
  bic: 'Enter the 8 or 11 characters of a BIC.',
  upiId: 'Enter a UPI ID, such as name@bank.',
  bankDetails: 'Enter up to six lines.',
  'bankDetails.*': 'Each line can have up to 120 characters.',
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
    done: 'Tax and invoice settings saved.',
  });

const TransferAccountFields = () => (
  <FieldGroup
    title="Bank account"
    text="Shown at checkout, on invoices and in emails. To offer bank transfers, add an account number, IBAN or UPI ID."
  >
    <Field.Text name="accountHolder" label="Account holder" optional help="If it differs from your legal name." />
    <Field.Text name="accountNumber" label="Account number" optional />
    <Field.Text name="ifsc" label="IFSC" optional autoCapitalize="characters" help="For Indian bank accounts." />
    <Field.Text name="iban" label="IBAN" optional autoCapitalize="characters" />
    <Field.Text name="bic" label="BIC" optional autoCapitalize="characters" help="For international transfers." />
    <Field.Text
      name="upiId"
      label="UPI ID"
      optional
      help="Such as name@bank. Adds a QR code for UPI apps to invoices in rupees."
    />
    <Field.List
      name="bankDetails"
      label="More bank details"
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
      what="your changes to the tax settings"
      form={form}
      onLoadAgain={onLoadAgain}
    >
      <FieldGroup title="Currency and tax" text="Applies to new orders. Existing invoices don’t change.">
        <Field.Select
          name="currency"
          label="Currency"
          options={currencies}
          help="The currency of your prices. Prices in other currencies can’t be ordered."
        />
        <Field.Text name="taxId" label="Tax ID" optional help="Your company’s, such as a GSTIN." />
        <Field.Text name="taxName" label="Tax name" help="GST is split into CGST and SGST, or IGST, automatically." />
        <Field.Number name="taxRate" label="Tax rate" maxLength={6} help="In percent." />
      </FieldGroup>
      <FieldGroup title="Invoices" text="How invoices are numbered, and when they’re due.">
        <Field.Text
          name="invoicePrefix"
          label="Prefix"
          maxLength={10}
          autoCapitalize="characters"
          help={`Numbers look like ${nextNumber}. A new prefix starts a new series.`}
        />
        <Field.Number
          name="termsDays"
          label="Days until due"
          inputMode="numeric"
          maxLength={6}
          help="For organizations without their own payment terms."
        />
        <Field.Number
          name="graceDays"
          label="Days until suspension"
          inputMode="numeric"
          maxLength={6}
          help="Counted from an unpaid invoice’s due date. A notice goes out a week before. Leave empty to never suspend."
        />
        <TimeZoneField
          value={form.values.timeZone}
          error={form.errors['timeZone']}
          readOnly={form.busy}
          purpose="Invoices, payments and subscriptions use it for their dates."
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
    <SettingsPart resource={settings} name="The tax settings">
      {({ tax }, onLoadAgain) => <TaxForm key={tax.version} known={tax} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
