import { Button, Notice } from '@marketplace/shared/ui';
import { Dialog, UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { CheckboxField, SelectField } from '@marketplace/shared/ui/form';
import { useId, type FormEvent } from 'react';
import { useFocusFirstError } from '../../form/use-focus-first-error.ts';
import { useMarketplaceRoles } from '../../marketplace-roles/use-marketplace-roles.ts';
import { asRole, roleMeaning, roleOptions } from '../role-options.ts';
import { useActor } from '../use-actor.ts';
import styles from './invite-dialog.module.css';
import { InviteeRows } from './invitee-rows.tsx';
import { useClients } from './use-clients.ts';
import { useInvite } from './use-invite.ts';

interface Props {
  onInvited: () => void;
  onClose: () => void;
}

const Terms = ({ chosen, setChosen }: Pick<ReturnType<typeof useInvite>, 'chosen' | 'setChosen'>) => {
  const roles = useMarketplaceRoles().data ?? [];
  const clients = useClients();
  const { isSuperAdmin } = useActor();
  const toggle = (id: string, on: boolean) =>
    setChosen({
      ...chosen,
      marketplaceRoleIds: on
        ? [...chosen.marketplaceRoleIds, id]
        : chosen.marketplaceRoleIds.filter((one) => one !== id),
    });
  return (
    <div className={styles.terms}>
      <SelectField
        label="Role"
        value={chosen.role}
        help={roleMeaning(chosen.role)}
        options={roleOptions(isSuperAdmin)}
        onChange={(event) => setChosen({ ...chosen, role: asRole(event.target.value) ?? 'USER' })}
      />
      <SelectField
        label="Organization"
        value={chosen.clientId}
        help="Whose cart, seats and invoices are theirs."
        options={[{ value: '', label: 'None' }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(event) => setChosen({ ...chosen, clientId: event.target.value })}
      />
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>Marketplace roles</legend>
        {roles.map(({ id, roleName, description }) => (
          <CheckboxField
            key={id}
            label={
              <span className={styles.role}>
                {roleName}
                <span className={styles.hint}>{description}</span>
              </span>
            }
            checked={chosen.marketplaceRoleIds.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
};

/** Invites one or many alike. It has an address of its own; leaving it with something typed asks first. */
export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const invite = useInvite(() => {
    onInvited();
    onClose();
  });
  const { people, chosen, setChosen, reason, refusals, busy, dirty, send } = invite;
  const formId = useId();
  const form = useFocusFirstError(refusals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
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
        <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate aria-label="Invite people">
          <p className={styles.lead}>Each gets an email with a link to choose a password. It works once, for 7 days.</p>
          <InviteeRows {...invite} />
          <Terms chosen={chosen} setChosen={setChosen} />
          {reason && <Notice tone="danger">{reason}</Notice>}
        </form>
      </Dialog>
      <UnsavedChanges when={dirty} what="the invitation" />
    </>
  );
};
