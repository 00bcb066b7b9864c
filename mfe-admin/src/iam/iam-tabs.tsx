import { Link } from '@marketplace/shared/router';
import styles from './iam-tabs.module.css';
import { iamTabs, type IamTab } from './tabs.ts';

/** The parts of the page as links: each has a URL of its own. */
export const IamTabs = ({ current }: { current: IamTab }) => (
  <nav className={styles.tabs} aria-label="Identity and access">
    {iamTabs.map(({ id, label }) => (
      <Link
        key={id}
        to={id === 'users' ? '/iam-dashboard' : `/iam-dashboard?tab=${id}`}
        className={styles.tab}
        aria-current={id === current ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
);
