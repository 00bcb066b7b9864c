import { Organization } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed, useForm } from '@marketplace/shared/form';
import { allFieldsOf, checkBy } from '@marketplace/shared/form/contract';
import { marketplace } from '@marketplace/shared/http';
import { Link } from '@marketplace/shared/router';
import { useState } from 'react';
import { FieldGroup } from '../../settings/form/field-group.tsx';
import { SettingsForm } from '../../settings/form/settings-form.tsx';
import { forgetOrganizations } from '../forget-organizations.ts';
import styles from '../organization-form.module.css';
import { organizationApi, organizationPage } from '../organization-paths.ts';
import { loadOrganization } from '../use-organization.ts';
import { BillingFields, billingSentences } from './billing-fields.tsx';
import { contractOf, draftOf, fieldsOf, OrganizationDraft } from './organization-draft.ts';

const sentences = {
  name: 'Enter a name.',
  termsDays: 'Enter a whole number from 0 to 365, or leave it empty.',
  domains: 'Enter up to 50 domains.',
  'domains.*': 'A domain can have up to 253 characters.',
  'payer.legalName': 'Enter the payer’s legal name.',
  ...billingSentences('billing'),
  ...billingSentences('payer.billing'),
};

const Field = allFieldsOf<OrganizationDraft>();
const PayerField = allFieldsOf<Record<string, string>>();
const PayerSwitch = allFieldsOf<Record<string, boolean>>();

const Siblings = ({ siblings }: Pick<Organization, 'siblings'>) => (
  <>
    Pays for this organization.
    {siblings.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 ? ', ' : ' Changes also apply to '}
        <Link to={organizationPage(id)}>{name}</Link>
      </span>
    ))}
    {siblings.length > 0 && '.'}
  </>
);

interface FormProps {
  known: Organization;
  onSaved: (organization: Organization) => void;
  onLoadAgain: () => void;
}

const DetailsForm = ({ known, onSaved, onLoadAgain }: FormProps) => {
  const form = useForm<OrganizationDraft, Organization>({
    start: draftOf(known),
    contract: OrganizationDraft,
    judge: (_contract, said, draft) => checkBy(contractOf(draft), said, draft),
    sentences,
    tidy: trimmed,
    send: async (draft) => {
      const { data } = await marketplace.put(organizationApi(known.id), fieldsOf(draft, known.version));
      forgetOrganizations();
      return readerOf(Organization)(data);
    },
    next: draftOf,
    onSent: onSaved,
    done: ({ name }) => `${name} saved.`,
  });
  const { hasBilling, payer } = form.values;
  return (
    <SettingsForm label="Organization" what="your changes to this organization" form={form} onLoadAgain={onLoadAgain}>
      <FieldGroup
        title="Organization"
        text="People who use single sign-on with one of its email domains join automatically."
      >
        <Field.Text name="name" label="Name" />
        <Field.Number
          name="termsDays"
          label="Payment terms"
          suffix="days"
          help="From invoice date to due date. Leave empty for your usual terms."
        />
        <Field.List
          name="domains"
          label="Email domains"
          entry="Domain"
          optional
          placeholder="tex.example, tex.co.in"
          help="Each domain can belong to only one organization."
        />
      </FieldGroup>
      <FieldGroup title="Billing details" text="Prefilled when this organization checks out.">
        <div className={styles.whole}>
          <Field.Check name="hasBilling" label="Use its own billing details instead of the payer’s" />
        </div>
        {hasBilling && <BillingFields at="billing" />}
      </FieldGroup>
      <FieldGroup title={`Payer ${known.orgId}`} text={<Siblings siblings={known.siblings} />}>
        <PayerField.Text name="payer.legalName" label="Legal name" />
        <div className={styles.whole}>
          <PayerSwitch.Check name="payer.hasBilling" label="Billing details for organizations without their own" />
        </div>
        {payer.hasBilling && <BillingFields at="payer.billing" />}
      </FieldGroup>
    </SettingsForm>
  );
};

interface Props {
  organization: Organization;
  onChanged: () => void;
}

/** The details of an organization and its payer. Input stays until it is saved, discarded or reloaded. */
export const OrganizationDetails = ({ organization, onChanged }: Props) => {
  const [known, setKnown] = useState(organization);
  const saved = (next: Organization) => {
    setKnown(next);
    onChanged();
  };
  return (
    <DetailsForm
      key={known.version}
      known={known}
      onSaved={saved}
      onLoadAgain={() => void loadOrganization(organization.id).then(saved, () => undefined)}
    />
  );
};
