import type { User as Person } from '@marketplace/shared/contracts';
import { useNavigate } from '@marketplace/shared/router';
import { isAdministrator, signOut, useSession } from '@marketplace/shared/session';
import { Avatar } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { CreditCard, LifeBuoy, LogOut, MessagesSquare, Receipt, ShieldCheck, User, Users } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { CommunityInvite } from './community-invite.tsx';
import { EntryButton, EntryLink } from './menu-entry.tsx';
import styles from './profile-entries.module.css';
import { useTokenKept } from './use-token-kept.ts';

const RaiseTicket = () => <EntryLink label="Raise a Ticket" icon={LifeBuoy} to="/ticket" />;

const Administration = () => (
  <>
    <EntryLink label="Payment History" icon={Receipt} to="/payment-history" />
    <EntryLink label="IAM" icon={ShieldCheck} to="/iam-dashboard" />
    <EntryLink label="My Subscriptions" icon={CreditCard} to="/subscription" />
  </>
);

/** Entries for visitors, and while the session is unknown, when an invitation would be premature. */
const ForVisitors = () => {
  const { loading } = useSession();
  const expected = useTokenKept();
  return (
    <>
      <ul>
        <RaiseTicket />
      </ul>
      {!(loading && expected) && <CommunityInvite />}
    </>
  );
};

const Leaving = ({ onDone }: { onDone: () => void }) => {
  const navigate = useNavigate();
  const setOverlay = useSetAtom(overlayAtom);
  const leave = async () => {
    onDone();
    if (await signOut()) await navigate('/');
  };
  const switchAccounts = () => {
    onDone();
    setOverlay({ name: 'switch-accounts' });
  };
  return (
    <ul className={styles.group}>
      <EntryButton label="Switch Accounts" icon={Users} onClick={switchAccounts} />
      <EntryButton label="Sign Out" icon={LogOut} onClick={() => void leave()} />
    </ul>
  );
};

const ForUsers = ({ user, onDone }: { user: Person; onDone: () => void }) => (
  <>
    <div className={styles.who}>
      <Avatar name={user.name} size={36} />
      <p>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
    </div>
    <ul className={styles.group}>
      <EntryLink label="My Account" icon={User} to="/profile" />
      {isAdministrator(user) && <Administration />}
      <EntryLink label="My tickets" icon={MessagesSquare} to="/my-tickets" />
      <RaiseTicket />
    </ul>
    <Leaving onDone={onDone} />
  </>
);

/** The entries of the profile menu and the mobile menu for the current user or visitor. */
export const ProfileEntries = ({ onDone }: { onDone: () => void }) => {
  const { user } = useSession();
  return user ? <ForUsers user={user} onDone={onDone} /> : <ForVisitors />;
};
