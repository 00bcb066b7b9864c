import { NewOrganization, Organization } from '@marketplace/shared/contracts';
import { readerOf, useCompany } from '@marketplace/shared/data';
import { Form, FormError, trimmed } from '@marketplace/shared/form';
import { allFieldsOf, useContractForm } from '@marketplace/shared/form/contract';
import { marketplace } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useId } from 'react';
import styles from '../catalogue/editing/editor.module.css';
import { forgetOrganizations } from './forget-organizations.ts';
import { ORGANIZATIONS, organizationPage } from './organization-paths.ts';

const sentences = {
  name: 'Enter a name.',
  orgId: 'Use letters, digits, dots and hyphens, such as ORG-1001.',
  legalName: 'Enter the payer’s legal name.',
  currency: 'Enter three capital letters, such as INR.',
};

const Field = allFieldsOf<NewOrganization>();

/** Adds an organization, then opens its page to fill in the rest. */
export const NewOrganizationPanel = ({ onClose }: { onClose: () => void }) => {
  const currency = useCompany()?.currency ?? 'INR';
  const navigate = useNavigate();
  const id = useId();
  const form = useContractForm<NewOrganization, Organization>({
    start: { name: '', currency, orgId: '', legalName: null },
    contract: NewOrganization,
    sentences,
    tidy: (values) => ({ ...trimmed(values), legalName: values.legalName?.trim() || null }),
    send: async (body) => {
      const { data } = await marketplace.post(ORGANIZATIONS, body);
      forgetOrganizations();
      return readerOf(Organization)(data);
    },
    onSent: (made) => void navigate(organizationPage(made.id)),
    done: ({ name }) => `${name} added.`,
  });
  return (
    <SidePanel
      above="Organization"
      title="New organization"
      closeLabel="Close new organization"
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy && 'Adding...'}>
            Add organization
          </Button>
        </div>
      }
    >
      <Form form={form} id={id} className={styles.form} label="New organization">
        <UnsavedChanges when={form.isDirty} what="the new organization" />
        <Field.Text name="name" label="Name" help="What its members and your team call it." />
        <Field.Text
          name="orgId"
          label="Organization ID"
          autoComplete="off"
          spellCheck={false}
          help="Identifies the payer in the API. Organizations can share one."
        />
        <Field.Text
          name="legalName"
          label="Payer’s legal name"
          help="Leave empty if the organization ID already belongs to a payer."
        />
        <Field.Text
          name="currency"
          label="Currency"
          maxLength={3}
          help="For its invoices. You can’t change it later."
        />
        <FormError />
      </Form>
    </SidePanel>
  );
};
