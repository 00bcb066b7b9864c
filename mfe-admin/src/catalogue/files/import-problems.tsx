import type { ImportReport } from '@marketplace/shared/contracts';
import { Breakable } from '../../view/breakable.tsx';
import styles from './catalogue-files.module.css';
import { refusalOf } from './refusal.ts';

interface Props {
  refused: ImportReport['refused'];
  /** May exceed the number listed. */
  total: number;
  file: unknown;
}

const countText = (listed: number, total: number) => {
  const count = `${total.toLocaleString('en-IN')} refused`;
  return listed < total ? `${count}; these are the first ${listed.toLocaleString('en-IN')}:` : `${count}:`;
};

/** What is wrong with each record, and where it is in the file. */
export const RefusedRecords = ({ refused, total, file }: Props) => (
  <section aria-label="Refused records" className={styles.refusals}>
    <p>{countText(refused.length, total)}</p>
    {/* The list scrolls, so it must be focusable. */}
    {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
    <ul className={styles.refused} tabIndex={0} aria-label="Refused">
      {refused.map((record) => {
        const { place, text } = refusalOf(record, file);
        return (
          <li key={`${record.path} ${record.reason}`}>
            <p className={styles.refusal}>{text}</p>
            <p>{place}</p>
            <code className={styles.path}>
              <Breakable text={record.path} at={/(?=\.)/} />
            </code>
          </li>
        );
      })}
    </ul>
  </section>
);
