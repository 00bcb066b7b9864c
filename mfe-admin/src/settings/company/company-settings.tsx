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

const LINK = 'Enter a name and a URL that starts with https://.';

const sentences = {
  brand: 'Enter a brand name.',
  legalName: 'Enter the legal name. It appears on invoices.',
  address: 'Enter an address of up to six lines.',
  'address.*': 'Each line can have up to 120 characters.',
  supportEmail: 'Enter an email address, such as support@company.example.',
  supportPhone: 'Use only digits, spaces, +, -, ( and ).',
  'socialLinks.name': LINK,
  'socialLinks.url': LINK,
};

/** The tagline can be typed on several lines, but the footer shows it on one. */
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
    done: 'Company details saved.',
  });
  return (
    <SettingsForm label="Company" what="your changes to the company details" form={form} onLoadAgain={onLoadAgain}>
      <FieldGroup
        title="Identity"
        text="Your brand appears in the footer and in every email, your legal name on invoices."
      >
        <Field.Text name="brand" label="Brand" />
        <Field.Text name="legalName" label="Legal name" />
        <Field.Area name="blurb" label="Tagline" optional rows={4} help="Shown below your brand in the footer." />
        <Field.List
          name="address"
          label="Address"
          rows={4}
          help="Shown on invoices line by line. Earlier invoices keep the old address."
        />
        <Field.Text name="headquarters" label="Headquarters" optional />
      </FieldGroup>
      <FieldGroup
        title="Support"
        text="How and when customers can reach you. Shown on the contact page and in the footer."
      >
        <Field.Text name="supportEmail" label="Support email" type="email" autoComplete="off" />
        <Field.Text name="emailHours" label="Email hours" optional />
        <Field.Text name="supportPhone" label="Phone" optional type="tel" autoComplete="off" />
        <Field.Text name="phoneHours" label="Phone hours" optional />
      </FieldGroup>
      <FieldGroup
        title="Social links"
        text="Shown in the footer in this order. Use # for a profile you don’t have yet: it’s shown only while no link has an address."
      >
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
