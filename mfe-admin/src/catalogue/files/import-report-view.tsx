import type { ImportReport } from '@marketplace/shared/contracts';
import styles from './catalogue-files.module.css';

const rows = [
  { key: 'created', tried: 'Would be created', done: 'Created' },
  { key: 'changed', tried: 'Would be changed', done: 'Changed' },
  { key: 'skipped', tried: 'Stay as they are', done: 'Stayed as they were' },
] as const;

export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const { dryRun, refused, refusedCount } = report;
  return (
    <>
      <table className={styles.counts}>
        <caption className="visually-hidden">{dryRun ? 'What the file would do' : 'What the file did'}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Categories</th>
            <th scope="col">Buckets</th>
            <th scope="col">Modules</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, tried, done }) => (
            <tr key={key}>
              <th scope="row">{dryRun ? tried : done}</th>
              <td>{report[key].categories.toLocaleString('en-IN')}</td>
              <td>{report[key].buckets.toLocaleString('en-IN')}</td>
              <td>{report[key].modules.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refusedCount > 0 && (
        <section aria-label="Refused records">
          <p>{`${refusedCount.toLocaleString('en-IN')} refused:`}</p>
          {/* The list scrolls, so that the keyboard must reach it. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
          <ul className={styles.refused} tabIndex={0} aria-label="Refused">
            {refused.map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                <span className={styles.path}>{path}</span>
                <br />
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
