import { useRuntimeConfig } from '@marketplace/shared/config';
import type { InvitationView } from '@marketplace/shared/contracts';
import { useUser } from '@marketplace/shared/session';
import { formatDate, Notice } from '@marketplace/shared/ui';
import styles from '../brand/linked-page.module.css';
import { Offer } from '../sign-on/offer.tsx';
import { AcceptForm } from './accept-form.tsx';

interface Props {
  token: string;
  invitation: InvitationView;
  onNoGood: () => void;
}

const invitedText = ({ invitedBy }: InvitationView) =>
  invitedBy === null ? 'Your account is set up.' : `${invitedBy.name} (${invitedBy.email}) set up an account for you.`;

const nextText = ({ signOn }: InvitationView) =>
  signOn ? `Sign in with ${signOn.name} to get started.` : 'Choose a password to get started.';

/** Says who invites whom, and opens the account with a password or through the provider. */
export const Invitation = (props: Props) => {
  const { brand } = useRuntimeConfig();
  const user = useUser();
  const { invitation } = props;
  return (
    <>
      <h1 className={styles.title}>Welcome to {brand}</h1>
      <p className={styles.lead}>{`${invitedText(invitation)} ${nextText(invitation)}`}</p>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{invitation.name}</dd>
        <dt>Email</dt>
        <dd>{invitation.email}</dd>
        {invitation.organization !== null && (
          <>
            <dt>Organization</dt>
            <dd>{invitation.organization}</dd>
          </>
        )}
        <dt>Valid until</dt>
        <dd>{formatDate(invitation.expiresAt)}</dd>
      </dl>
      {user && (
        <div className={styles.notice}>
          <Notice tone="info">{`You’re signed in as ${user.email}. Accepting signs you in as ${invitation.email} instead.`}</Notice>
        </div>
      )}
      {invitation.signOn ? <Offer offer={invitation.signOn} fits /> : <AcceptForm {...props} />}
    </>
  );
};
