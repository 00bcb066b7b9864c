import styles from './whats-new.module.css';

const isItem = (line: string) => line.startsWith('- ');

/** The notes of a version: paragraphs, and lists whose lines begin with a dash. */
export const VersionNotes = ({ notes }: { notes: string }) =>
  notes.split(/\n\s*\n/).map((block, index) => {
    const lines = block.trim().split('\n');
    return lines.every(isItem) ? (
      <ul key={index} className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{block}</p>
    );
  });
