import type { ImportReport } from '@marketplace/shared/contracts';
import { useId } from 'react';
import { Breakable } from '../../view/breakable.tsx';
import styles from './catalogue-files.module.css';
import { refusalOf } from './refusal.ts';

interface Props {
  title: string;
  /** What happened to them. */
  lead: string;
  problems: ImportReport['refused'];
  /** May exceed the number listed. */
  total: number;
  file: unknown;
}

const leadText = ({ lead, problems, total }: Props) =>
  problems.length < total ? `${lead} The first ${problems.length.toLocaleString('en-IN')}:` : lead;

/** What is wrong with records or fields of a file, and where in it. */
export const ImportProblems = (props: Props) => {
  const { title, problems, total, file } = props;
  const id = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.refusals}>
      <h3 id={id} className={styles.subtitle}>
        {title} <span className={styles.count}>{total.toLocaleString('en-IN')}</span>
      </h3>
      <p>{leadText(props)}</p>
      {/* The list scrolls, so it must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <ul className={styles.refused} tabIndex={0} aria-label={title}>
        {problems.map((record) => {
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
};
