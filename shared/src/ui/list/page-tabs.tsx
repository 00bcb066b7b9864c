import { Link } from '../../router/index.ts';
import styles from './page-tabs.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

interface Props {
  /** What the parts are of, read aloud. */
  label: string;
  tabs: { id: string; label: string; to: string }[];
  current: string;
}

/** The parts of a page as links: each has a URL of its own. On a narrow screen the current one is scrolled into sight. */
export const PageTabs = ({ label, tabs, current }: Props) => {
  const nav = useCurrentInSight(current);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, label: text, to }) => (
        <Link
          key={id}
          to={to}
          preventScrollReset
          className={styles.tab}
          aria-current={id === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
};
