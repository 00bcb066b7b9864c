import { NewMemberBody, OrganizationMember } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { Form, FormError, trimmed } from '@marketplace/shared/form';
import { allFieldsOf, useContractForm } from '@marketplace/shared/form/contract';
import { marketplace } from '@marketplace/shared/http';
import { Link } from '@marketplace/shared/router';
import { Button } from '@marketplace/shared/ui';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { PersonPicker } from '../../person-picker/person-picker.tsx';
import { forgetOrganizations } from '../forget-organizations.ts';
import styles from '../organization-form.module.css';
import { membersApi } from '../organization-paths.ts';
import { addMember, type Place } from './change-members.ts';

interface Props {
  place: Place;
  byAdministrator: boolean;
  onAdded: () => void;
  onClose: () => void;
}

const Field = allFieldsOf<NewMemberBody>();

/** By full address: payment admins of one organization can't look through the people of others. */
const ByEmail = ({ place, onAdded }: Pick<Props, 'place' | 'onAdded'>) => {
  const form = useContractForm<NewMemberBody, OrganizationMember>({
    start: { email: '' },
    contract: NewMemberBody,
    sentences: { email: 'Enter the full email address, such as asha@company.example.' },
    tidy: trimmed,
    send: async (body) => {
      const { data } = await marketplace.post(membersApi(place.id), body);
      forgetOrganizations();
      return readerOf(OrganizationMember)(data);
    },
    next: () => ({ email: '' }),
    onSent: onAdded,
    done: ({ name }) => `${name} is now a member of ${place.name}.`,
  });
  return (
    <Form form={form} className={styles.form} label="Add member">
      <Field.Text
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        help="They need an account on one of your email domains, and no organization yet."
      />
      <FormError />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy && 'Adding...'}>
          Add member
        </Button>
      </div>
    </Form>
  );
};

/** Adds people who have an account, one at a time. */
export const AddMemberPanel = ({ place, byAdministrator, onAdded, onClose }: Props) => (
  <SidePanel above={place.name} title="Add member" closeLabel="Close members" onClose={onClose}>
    {byAdministrator ? (
      <div className={styles.form}>
        <p>
          People stay in their current organizations. No account yet?{' '}
          <Link to="/iam-dashboard?invite=open">Invite them in IAM</Link>.
        </p>
        <PersonPicker
          label="Find a user to add"
          verb="Add"
          onPick={(person) => void addMember(place, person).then((done) => done && onAdded())}
        />
      </div>
    ) : (
      <ByEmail place={place} onAdded={onAdded} />
    )}
  </SidePanel>
);
