import { NavLink, useLocation } from '@marketplace/shared/router';
import { matchesRole, useUser } from '@marketplace/shared/session';
import { useCurrentInSight } from '@marketplace/shared/ui/list';
import { useMissingSteps } from '../setup/use-setup.ts';
import styles from './administration-nav.module.css';

const pages = [
  { to: '/overview', label: 'Overview' },
  { to: '/iam-dashboard', label: 'IAM' },
  { to: '/organizations', label: 'Organizations' },
  { to: '/tickets', label: 'Inbox' },
  { to: '/review-moderation', label: 'Reviews' },
  { to: '/orders', label: 'Orders' },
  { to: '/reports', label: 'Reports' },
  { to: '/subscription', label: 'My Subscriptions' },
  { to: '/signOn', label: 'Single sign-on' },
  { to: '/geo-location', label: 'Geo-location' },
  { to: '/health', label: 'Health' },
  { to: '/settings', label: 'Settings' },
];
const sessions = { to: '/sessions', label: 'Sessions' };

/** Navigation between the administration pages; marks the current one. */
export const AdministrationNav = () => {
  const user = useUser();
  const missing = useMissingSteps();
  const reachable = [
    ...(missing > 0 ? [{ to: '/setup', label: `Setup (${missing} left)` }] : []),
    ...pages,
    ...(user && matchesRole(user, ['SUPER_ADMIN']) ? [sessions] : []),
  ];
  const nav = useCurrentInSight(useLocation().pathname);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Administration">
      <ul>
        {reachable.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
