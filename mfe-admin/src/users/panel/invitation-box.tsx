import type { PersonDetail } from '@marketplace/shared/contracts';
import { Button, formatDate, Notice } from '@marketplace/shared/ui';
import type { Ask } from '../../question/use-question.tsx';
import { resendInvitation } from '../change-people.ts';
import { askToWithdraw } from '../person-questions.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  ask: Ask;
  onChanged: () => void;
  /** Runs when the account was removed with its invitation. */
  onGone: () => void;
}

const stateText = ({ invitation, email }: PersonDetail) => {
  if (!invitation) return 'This account has no valid invitation. Send one.';
  const by = invitation.invitedBy === null ? 'Invited' : `Invited by ${invitation.invitedBy}`;
  return invitation.expired
    ? `${by} on ${formatDate(invitation.createdAt)}. The link expired on ${formatDate(invitation.expiresAt)}. Send a new one.`
    : `${by} on ${formatDate(invitation.createdAt)}. The link sent to ${email} works until ${formatDate(invitation.expiresAt)}.`;
};

/** A pending invitation, with actions to resend or withdraw it. */
export const InvitationBox = ({ person, readOnly, ask, onChanged, onGone }: Props) => (
  <div className={styles.invitation}>
    <Notice tone={person.invitation?.expired ? 'warning' : 'info'}>{stateText(person)}</Notice>
    {!readOnly && (
      <div className={styles.invitationActions}>
        <Button onClick={() => void resendInvitation(person).then((done) => done && onChanged())}>Resend</Button>
        <Button kind="danger" onClick={() => askToWithdraw(ask, person, onGone)}>
          Withdraw
        </Button>
      </div>
    )}
  </div>
);
