import { Link, useNavigate } from '@marketplace/shared/router';
import { isAdministrator, signOut, useUser } from '@marketplace/shared/session';
import { useSetAtom } from 'jotai';
import { CreditCard, LifeBuoy, LogOut, Receipt, ShieldCheck, User, Users, type LucideIcon } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { CommunityInvite } from './community-invite.tsx';
import styles from './header.module.css';

interface Entry {
  label: string;
  icon: LucideIcon;
  to: string;
}

const account: Entry = { label: 'My Account', icon: User, to: '/profile' };
const administration: Entry[] = [
  { label: 'Payment History', icon: Receipt, to: '/payment-history' },
  { label: 'IAM', icon: ShieldCheck, to: '/iam-dashboard' },
  { label: 'My Subscriptions', icon: CreditCard, to: '/subscription' },
];
const ticket: Entry = { label: 'Raise a Ticket', icon: LifeBuoy, to: '/ticket' };

const EntryLink = ({ label, icon: Icon, to }: Entry) => (
  <li>
    <Link to={to} className={styles.item}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Link>
  </li>
);

const EntryButton = ({ label, icon: Icon, onClick }: Omit<Entry, 'to'> & { onClick: () => void }) => (
  <li>
    <button type="button" className={styles.item} onClick={onClick}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </button>
  </li>
);

/** What the profile menu and the mobile menu offer to whoever is there. */
export const ProfileEntries = ({ onDone }: { onDone: () => void }) => {
  const user = useUser();
  const navigate = useNavigate();
  const setOverlay = useSetAtom(overlayAtom);
  if (!user)
    return (
      <>
        <ul>
          <EntryLink {...ticket} />
        </ul>
        <hr className={styles.divider} />
        <CommunityInvite />
      </>
    );
  const leave = async () => {
    onDone();
    // Away from a guarded page first, or its guard would lead to the sign-in.
    await navigate('/');
    await signOut();
  };
  const switchAccounts = () => {
    onDone();
    setOverlay({ name: 'switch-accounts' });
  };
  return (
    <>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      <ul>
        <EntryLink {...account} />
        {isAdministrator(user) && administration.map((entry) => <EntryLink key={entry.to} {...entry} />)}
        <EntryLink {...ticket} />
      </ul>
      <hr className={styles.divider} />
      <ul>
        <EntryButton label="Switch Accounts" icon={Users} onClick={switchAccounts} />
        <EntryButton label="Sign Out" icon={LogOut} onClick={() => void leave()} />
      </ul>
    </>
  );
};
