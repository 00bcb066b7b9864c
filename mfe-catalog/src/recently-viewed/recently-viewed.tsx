import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { ModuleIcon } from '@marketplace/shared/ui';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { Section } from '../dashboard/section.tsx';
import { keptRecentModules, readRecentModules } from './recent-modules.ts';
import styles from './recently-viewed.module.css';
import { useWouldMovePage } from './use-would-move-page.ts';

/** Other tabs, or signing out, may change the list. */
const onChange = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

const useRecentModules = () => {
  const kept = useSyncExternalStore(onChange, keptRecentModules, () => null);
  return useMemo(() => readRecentModules(kept), [kept]);
};

/** Links to modules viewed on this device; renders nothing if there are none. */
export const RecentlyViewed = () => {
  const modules = useRecentModules();
  const place = useRef<HTMLSpanElement>(null);
  if (useWouldMovePage(place)) return <span hidden ref={place} />;
  if (modules.length === 0) return null;
  return (
    <Section title="Recently viewed">
      <ul className={styles.list}>
        {modules.map(({ id, name, tagline, iconUrl, categoryHue }) => (
          <li key={id}>
            <Link to={modulePage(id)} className={styles.module}>
              <ModuleIcon name={name} iconUrl={iconUrl} hue={categoryHue} size={36} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.tagline}>{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
