import type { ImportReport } from '@marketplace/shared/contracts';
import styles from './catalogue-files.module.css';
import { ImportProblems } from './import-problems.tsx';

const rows = [
  { key: 'created', tried: 'To be created', done: 'Created' },
  { key: 'changed', tried: 'To be updated', done: 'Updated' },
  { key: 'skipped', tried: 'Unchanged', done: 'Unchanged' },
] as const;

interface Props {
  report: ImportReport;
  /** The parsed file. */
  file: unknown;
}

export const ImportReportView = ({ report, file }: Props) => {
  const { dryRun } = report;
  return (
    <>
      <table className={styles.counts}>
        <caption className="visually-hidden">{dryRun ? 'Changes in this file' : 'Imported changes'}</caption>
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
      <ImportProblems
        title="Invalid"
        lead="These are left out, with everything in them."
        problems={report.refused}
        total={report.refusedCount}
        file={file}
      />
      <ImportProblems
        title="Left out"
        lead="These fields and tags are left out. Their modules are still imported."
        problems={report.leftOut}
        total={report.leftOutCount}
        file={file}
      />
    </>
  );
};
