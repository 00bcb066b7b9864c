import { Card } from '@marketplace/shared/ui';
import type { Section } from './section.ts';
import styles from './section-grid.module.css';

export const SectionGrid = ({ sections }: { sections: Section[] }) => (
  <ul className={styles.grid}>
    {sections.map(({ icon: Icon, title, text }) => (
      <li key={title}>
        <Card className={styles.card ?? ''}>
          <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </Card>
      </li>
    ))}
  </ul>
);
