import { Link } from '@marketplace/shared/router';
import { BookOpen, Lightbulb, Plus } from 'lucide-react';
import type { TicketDraft } from '../ticket-draft.ts';
import type { Suggestion } from './find-suggestions.ts';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

const Answer = ({ title, text }: Suggestion) => (
  <details className={styles.question}>
    <summary className={styles.summary}>
      <Lightbulb size={16} strokeWidth={1.75} aria-hidden />
      <span>{title}</span>
      <Plus size={16} strokeWidth={1.75} aria-hidden className={styles.more} />
    </summary>
    <p className={styles.answer}>{text}</p>
  </details>
);

const TutorialLink = ({ title, id }: { title: string; id: string }) => (
  // Beside the ticket: what is written so far stays in sight.
  <Link className={styles.summary ?? ''} to={`/tutorial#${encodeURIComponent(id)}`} target="_blank" rel="noopener">
    <BookOpen size={16} strokeWidth={1.75} aria-hidden />
    <span>
      {title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </span>
  </Link>
);

/** While a ticket is being written: what may answer it at once. */
export const Suggestions = ({ draft }: { draft: TicketDraft }) => {
  const found = useSuggestions(draft);
  return (
    <div role="status" aria-live="polite">
      {found.length > 0 && (
        <section className={styles.suggestions} aria-label="May answer it at once">
          <p className={styles.title}>May answer it at once</p>
          <ul>
            {found.map((suggestion) => (
              <li key={suggestion.title} className={styles.entry}>
                {suggestion.kind === 'question' ? <Answer {...suggestion} /> : <TutorialLink {...suggestion} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
