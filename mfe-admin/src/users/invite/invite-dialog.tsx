import type { InviteBody } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, type FormOf } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { Dialog, UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import { roleText } from '@marketplace/shared/session';
import { useMarketplaceRoles } from '../../marketplace-roles/use-marketplace-roles.ts';
import { roleMeaning, roleOptions } from '../role-options.ts';
import { useActor } from '../use-actor.ts';
import styles from './invite-dialog.module.css';
import { InviteeRows } from './invitee-rows.tsx';
import { useClients } from './use-clients.ts';
import { useInvite } from './use-invite.ts';

interface Props {
  onInvited: () => void;
  onClose: () => void;
}

const Field = fieldsOf<InviteBody>();

const Terms = ({ form: { values, edit } }: { form: FormOf<InviteBody, number> }) => {
  const roles = useMarketplaceRoles().data ?? [];
  const clients = useClients();
  const { isSuperAdmin } = useActor();
  const chosen = values.marketplaceRoleIds;
  return (
    <div className={styles.terms}>
      <Field.Select name="role" label="Role" help={roleMeaning(values.role)} options={roleOptions(isSuperAdmin)} />
      <Field.Select
        name="clientId"
        label="Organization"
        help="They use its cart, seats and invoices."
        options={[{ value: '', label: 'None' }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>Marketplace roles</legend>
        {roles.map(({ id, roleName, description }) => (
          <CheckboxField
            key={id}
            label={
              <span className={styles.role}>
                {roleText(roleName)}
                <span className={styles.hint}>{description}</span>
              </span>
            }
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              edit({ marketplaceRoleIds: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
            }
          />
        ))}
      </fieldset>
    </div>
  );
};

/** Invites one or more people. Has its own URL; leaving with unsaved input asks first. */
export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const form = useInvite(() => {
    onInvited();
    onClose();
  });
  const { busy, isDirty } = form;
  const { people } = form.values;
  const formId = useId();
  return (
    <>
      <Dialog
        open
        size="medium"
        title="Invite people"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} kind="primary" busy={busy && 'Sending...'}>
              {people.length === 1 ? 'Send invitation' : `Send ${people.length} invitations`}
            </Button>
          </>
        }
      >
        <Form form={form} id={formId} className={styles.form} label="Invite people">
          <p className={styles.lead}>
            They’ll get an email with a link to set a password. It works once, within 7 days.
          </p>
          <InviteeRows />
          <Terms form={form} />
          <FormError />
        </Form>
      </Dialog>
      <UnsavedChanges when={isDirty} what="the invitation" />
    </>
  );
};
