import type { EmailPlaceholder } from '@marketplace/shared/contracts';
import styles from './template-editor.module.css';

const noteOf = ({ required, block }: EmailPlaceholder) =>
  [required && 'required', block && 'in its own paragraph'].filter(Boolean).join(', ');

interface Props {
  placeholders: EmailPlaceholder[];
  onInsert: (placeholder: EmailPlaceholder) => void;
}

/** The available placeholders; a click inserts one at the cursor. */
export const PlaceholderList = ({ placeholders, onInsert }: Props) => (
  <section className={styles.placeholders} aria-label="Placeholders">
    <h4 className={styles.subheading}>Placeholders</h4>
    <ul>
      {placeholders.map((placeholder) => {
        const note = noteOf(placeholder);
        return (
          <li key={placeholder.name}>
            <button
              type="button"
              className={styles.placeholder}
              title="Insert into text"
              onClick={() => onInsert(placeholder)}
            >
              {`{{${placeholder.name}}}`}
            </button>
            <span className={styles.meaning}>
              {placeholder.meaning}
              {note && <em>{` (${note})`}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
