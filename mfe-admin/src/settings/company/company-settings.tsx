import { CompanyProfileBody, type CompanySettings as Known } from '@marketplace/shared/contracts';
import { trimmed } from '@marketplace/shared/form';
import { allFieldsOf, useContractForm } from '@marketplace/shared/form/contract';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { saveCompanySettings, useCompanySettings } from '../use-company-settings.ts';
import { SocialLinks } from './social-links.tsx';

interface Props {
  known: CompanyProfileBody;
  onLoadAgain: () => void;
}

const LINK = 'Each link needs a name and an address that begins with https://.';

const sentences = {
  brand: 'Say how the marketplace is called.',
  legalName: 'Enter the legal name. It appears on invoices.',
  address: 'Invoices need an address, of at most six lines.',
  'address.*': 'A line of the address has at most 120 characters.',
  supportEmail: 'Write an email address, such as support@company.example.',
  supportPhone: 'A phone number has digits, spaces, +, -, ( and ).',
  'socialLinks.name': LINK,
  'socialLinks.url': LINK,
};

/** The tagline can be typed on several lines, but the footer shows one. */
const tidy = (company: CompanyProfileBody): CompanyProfileBody => ({
  ...trimmed(company),
  blurb: company.blurb.trim().replaceAll(/\s+/g, ' '),
});

const Field = allFieldsOf<CompanyProfileBody>();

const CompanyForm = ({ known, onLoadAgain }: Props) => {
  const form = useContractForm<CompanyProfileBody, Known>({
    start: known,
    contract: CompanyProfileBody,
    sentences,
    tidy,
    send: (company) => saveCompanySettings('company', company),
    next: ({ company }) => company,
    done: 'The company was saved.',
  });
  return (
    <SettingsForm label="Company" what="the company details that you changed" form={form} onLoadAgain={onLoadAgain}>
      <FieldGroup title="Identity" text="The footer and every email say the brand; invoices say the legal name.">
        <Field.Text name="brand" label="Brand" />
        <Field.Text name="legalName" label="Legal name" />
        <Field.Area name="blurb" label="Tagline" optional rows={4} help="Below the brand, in the footer." />
        <Field.List
          name="address"
          label="Address"
          rows={4}
          help="One per line, as shown on invoices. Earlier invoices keep theirs."
        />
        <Field.Text name="headquarters" label="Headquarters" optional />
      </FieldGroup>
      <FieldGroup title="Support" text="The contact page and the footer say how to reach you, and when.">
        <Field.Text name="supportEmail" label="Support email" type="email" autoComplete="off" />
        <Field.Text name="emailHours" label="Hours for email" optional />
        <Field.Text name="supportPhone" label="Phone" optional type="tel" autoComplete="off" />
        <Field.Text name="phoneHours" label="Hours for phone" optional />
      </FieldGroup>
      <FieldGroup title="Social links" text="In the footer, in this order. A # keeps a place without an address yet.">
        <SocialLinks />
      </FieldGroup>
    </SettingsForm>
  );
};

/** The Company section of the settings. */
export const CompanySettings = () => {
  const settings = useCompanySettings();
  return (
    <SettingsPart resource={settings} name="The company details">
      {({ company }, onLoadAgain) => <CompanyForm key={company.version} known={company} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
