import type { OpenSection } from './sections.ts';
import styles from './settings-page.module.css';

/** A section with its title and description. */
export const SettingsSection = ({ section: { title, text, Part } }: { section: OpenSection }) => (
  <section aria-label={title}>
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </header>
    <Part />
  </section>
);
