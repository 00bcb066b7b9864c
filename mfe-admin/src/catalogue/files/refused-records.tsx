import type { ImportReport } from '@marketplace/shared/contracts';
import styles from './catalogue-files.module.css';
import { refusalOf } from './refusal.ts';

interface Props {
  refused: ImportReport['refused'];
  /** More than are listed, in a file that is bad throughout. */
  total: number;
  file: unknown;
}

const countText = (listed: number, total: number) => {
  const count = `${total.toLocaleString('en-IN')} refused`;
  return listed < total ? `${count}; these are the first ${listed.toLocaleString('en-IN')}:` : `${count}:`;
};

/** A path that breaks between its steps, not within a name. */
const breakable = (path: string) =>
  path.split(/(?=\.)/).flatMap((step, index) => (index === 0 ? [step] : [<wbr key={index} />, step]));

/** What is wrong with each record, and where it stands in the file. */
export const RefusedRecords = ({ refused, total, file }: Props) => (
  <section aria-label="Refused records" className={styles.refusals}>
    <p>{countText(refused.length, total)}</p>
    {/* The list scrolls, so that the keyboard must reach it. */}
    {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
    <ul className={styles.refused} tabIndex={0} aria-label="Refused">
      {refused.map((record) => {
        const { place, text } = refusalOf(record, file);
        return (
          <li key={`${record.path} ${record.reason}`}>
            <p className={styles.refusal}>{text}</p>
            <p>{place}</p>
            <code className={styles.path}>{breakable(record.path)}</code>
          </li>
        );
      })}
    </ul>
  </section>
);
