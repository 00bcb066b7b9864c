import { sections } from './sections.ts';
import styles from './settings-nav.module.css';

export const SettingsNav = () => (
  <nav className={styles.nav} aria-label="Settings">
    {sections.map(({ id, title }) => (
      <a key={id} className={styles.link} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
);
