import { Link } from '@marketplace/shared/router';
import { useCurrentInSight } from '@marketplace/shared/ui/list';
import { sections } from './sections.ts';
import styles from './settings-nav.module.css';

export const SettingsNav = ({ current }: { current: string }) => {
  const nav = useCurrentInSight(current);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Settings">
      {sections.map(({ id, icon: Icon, title, to }) => (
        <Link
          key={id}
          className={styles.link}
          to={to ?? `?section=${id}`}
          aria-current={id === current ? 'page' : undefined}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {title}
        </Link>
      ))}
    </nav>
  );
};
