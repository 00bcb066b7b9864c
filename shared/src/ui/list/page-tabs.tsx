import { Link } from '../../router/index.ts';
import styles from './page-tabs.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

interface Props {
  /** What the tabs belong to, read aloud. */
  label: string;
  tabs: { id: string; label: string; to: string }[];
  current: string;
}

/** Tabs of a page as links with their own URLs. On a narrow screen the current one scrolls into view. */
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
