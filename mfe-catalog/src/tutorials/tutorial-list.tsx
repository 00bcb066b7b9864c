import type { Tutorial } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { ChevronDown } from 'lucide-react';
import styles from './tutorials.module.css';

const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

const Steps = ({ steps }: Pick<Tutorial, 'steps'>) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** Tutorials that expand in place. */
export const TutorialList = ({ tutorials }: { tutorials: Tutorial[] }) => (
  <ul className={styles.list}>
    {tutorials.map((tutorial) => (
      <li key={tutorial.id} id={tutorial.id}>
        {/* It may have been opened before scripts ran. */}
        <details className={styles.tutorial} suppressHydrationWarning>
          <summary>
            <span className={styles.words}>
              <span className={styles.title}>{tutorial.title}</span>
              <span className={styles.summary}>{tutorial.summary}</span>
            </span>
            <span className={styles.facts}>
              <Badge>{levels[tutorial.level]}</Badge>
              <span>{tutorial.minutes} min</span>
            </span>
            <ChevronDown size={18} aria-hidden className={styles.chevron} />
          </summary>
          <Steps steps={tutorial.steps} />
        </details>
      </li>
    ))}
  </ul>
);
