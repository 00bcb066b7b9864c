import type { CompanySettings } from '@marketplace/shared/contracts';
import { SelectField, TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { useMemo, useState } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { useDraft } from '../form/use-draft.ts';
import { SettingsPart } from '../settings-part.tsx';
import { saveCompanySettings, useCompanySettings } from '../use-company-settings.ts';
import { currencyOptions } from './currencies.ts';
import { bodyOf, checkTax, draftOf, type TaxDraft } from './tax-draft.ts';

interface Props {
  known: CompanySettings['tax'];
  onLoadAgain: () => void;
}

const useTaxForm = (known: CompanySettings['tax']) => {
  const [version, setVersion] = useState(known.version);
  return useDraft({
    start: draftOf(known),
    check: checkTax,
    send: (draft) => saveCompanySettings('tax', bodyOf(draft, version)),
    onSaved: ({ tax }) => {
      setVersion(tax.version);
      return draftOf(tax);
    },
    done: 'Taxes and invoices were saved.',
  });
};

const TaxForm = ({ known, onLoadAgain }: Props) => {
  const form = useTaxForm(known);
  const currencies = useMemo(() => currencyOptions(known.currency), [known.currency]);
  const field = (name: keyof TaxDraft) => ({
    ...{ name, value: form.draft[name], error: form.errors[name] },
    onChange: (event: { target: { value: string } }) => form.edit({ [name]: event.target.value }),
  });
  const [year] = useState(() => new Date().getFullYear());
  const nextNumber = `${form.draft.invoicePrefix.trim().toUpperCase() || 'INV'}-${year}-000001`;
  return (
    <SettingsForm
      label="Tax and invoices"
      what="the tax settings that you changed"
      form={form}
      onLoadAgain={onLoadAgain}
    >
      <FieldGroup title="Currency and tax" text="Holds for orders from now on. Invoices that exist stay as they are.">
        <SelectField
          label="Currency"
          options={currencies}
          help="The currency of the price list; prices in another one can't be ordered."
          {...field('currency')}
        />
        <TextField
          label="Tax number"
          optional
          help="Of the company, such as a GSTIN."
          maxLength={32}
          {...field('taxId')}
        />
        <TextField
          label="Name of the tax"
          maxLength={30}
          help="GST is split by states on its own: CGST and SGST, or IGST."
          {...field('taxName')}
        />
        <TextField label="Rate" inputMode="decimal" maxLength={6} help="In percent." {...field('taxRate')} />
      </FieldGroup>
      <FieldGroup title="Invoices" text="How they are numbered, and when they are due.">
        <TextField
          label="Prefix"
          maxLength={10}
          autoCapitalize="characters"
          help={`Numbers look like ${nextNumber}; another prefix begins a series of its own.`}
          {...field('invoicePrefix')}
        />
        <TextField
          label="Days until due"
          inputMode="numeric"
          maxLength={3}
          help="For clients who have agreed on no other term."
          {...field('termsDays')}
        />
        <TextAreaField
          label="Bank details"
          optional
          rows={4}
          maxLength={720}
          help="Where transfers go, a line each: bank, account, IFSC or IBAN. Checkout, invoices and e-mails say it; without it bank transfer is not offered."
          {...field('bankDetails')}
        />
      </FieldGroup>
    </SettingsForm>
  );
};

/** The section Tax and invoices of the settings. */
export const TaxSettings = () => {
  const settings = useCompanySettings();
  return (
    <SettingsPart resource={settings} name="Taxes and invoices">
      {({ tax }, onLoadAgain) => <TaxForm key={tax.version} known={tax} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
