import { Link } from '@marketplace/shared/router';
import { BookOpen, Lightbulb, Plus } from 'lucide-react';
import type { Help } from './find-help.ts';
import styles from './help-list.module.css';

const Answer = ({ title, text }: Help) => (
  <details className={styles.question}>
    <summary className={styles.summary}>
      <Lightbulb size={16} strokeWidth={1.75} aria-hidden />
      <span>{title}</span>
      <Plus size={16} strokeWidth={1.75} aria-hidden className={styles.more} />
    </summary>
    <p className={styles.answer}>{text}</p>
  </details>
);

interface Props {
  /** Such as "Help". */
  title: string;
  /** At least one. */
  help: Help[];
  /** Tutorials open in a new tab, so that what has been written stays in view. */
  beside?: boolean;
  /** Called when a tutorial is opened. */
  onGo?: (() => void) | undefined;
}

/** Questions with their answers, and links to tutorials. */
export const HelpList = ({ title, help, beside = false, onGo }: Props) => (
  <section className={styles.help} aria-label={title}>
    <p className={styles.title}>{title}</p>
    <ul>
      {help.map((one) => (
        <li key={one.title} className={styles.entry}>
          {one.kind === 'question' ? (
            <Answer {...one} />
          ) : (
            <Link
              className={styles.summary ?? ''}
              to={`/tutorial#${encodeURIComponent(one.id)}`}
              onClick={onGo}
              {...(beside && { target: '_blank', rel: 'noopener' })}
            >
              <BookOpen size={16} strokeWidth={1.75} aria-hidden />
              <span>
                {one.title}
                {beside && <span className="visually-hidden"> (opens in a new tab)</span>}
              </span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
