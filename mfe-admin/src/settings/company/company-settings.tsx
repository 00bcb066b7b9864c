import type { CompanySettings as Known } from '@marketplace/shared/contracts';
import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { useDraft } from '../form/use-draft.ts';
import { SettingsPart } from '../settings-part.tsx';
import { saveCompanySettings, useCompanySettings } from '../use-company-settings.ts';
import { bodyOf, checkCompany, draftOf, type CompanyDraft } from './company-draft.ts';
import { SocialLinks } from './social-links.tsx';

interface Props {
  known: Known['company'];
  onLoadAgain: () => void;
}

type TextName = Exclude<keyof CompanyDraft, 'socialLinks'>;

const useCompanyForm = (known: Known['company']) => {
  const [version, setVersion] = useState(known.version);
  return useDraft({
    start: draftOf(known),
    check: checkCompany,
    send: (draft) => saveCompanySettings('company', bodyOf(draft, version)),
    onSaved: ({ company }) => {
      setVersion(company.version);
      return draftOf(company);
    },
    done: 'The company was saved.',
  });
};

const CompanyForm = ({ known, onLoadAgain }: Props) => {
  const form = useCompanyForm(known);
  const field = (name: TextName, maxLength: number) => ({
    ...{ name, maxLength, readOnly: form.busy, value: form.draft[name], error: form.errors[name] },
    onChange: (event: { target: { value: string } }) => form.edit({ [name]: event.target.value }),
  });
  return (
    <SettingsForm label="Company" what="the company details that you changed" form={form} onLoadAgain={onLoadAgain}>
      <FieldGroup title="Identity" text="The footer and every e-mail say the brand; invoices say the legal name.">
        <TextField label="Brand" {...field('brand', 60)} />
        <TextField label="Legal name" {...field('legalName', 160)} />
        <TextAreaField
          label="Tagline"
          optional
          rows={4}
          help="Below the brand, in the footer."
          {...field('blurb', 300)}
        />
        <TextAreaField
          label="Address"
          rows={4}
          help="A line each, as it stands on invoices. Invoices of before keep theirs."
          {...field('address', 720)}
        />
        <TextField label="Headquarters" optional {...field('headquarters', 120)} />
      </FieldGroup>
      <FieldGroup title="Support" text="The contact page and the footer say how to reach you, and when.">
        <TextField label="Support e-mail" type="email" autoComplete="off" {...field('supportEmail', 254)} />
        <TextField label="Hours for e-mail" optional {...field('emailHours', 120)} />
        <TextField label="Phone" optional type="tel" autoComplete="off" {...field('supportPhone', 40)} />
        <TextField label="Hours for phone" optional {...field('phoneHours', 120)} />
      </FieldGroup>
      <FieldGroup title="Social links" text="In the footer, in this order. A # keeps a place without an address yet.">
        <SocialLinks
          links={form.draft.socialLinks}
          error={form.errors['socialLinks']}
          onChange={(socialLinks) => form.edit({ socialLinks })}
        />
      </FieldGroup>
    </SettingsForm>
  );
};

/** The section Company of the settings. */
export const CompanySettings = () => {
  const settings = useCompanySettings();
  return (
    <SettingsPart resource={settings} name="The company details">
      {({ company }, onLoadAgain) => <CompanyForm key={company.version} known={company} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
