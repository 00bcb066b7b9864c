import { Button, Card, Notice } from '@marketplace/shared/ui';
import type { ImportReport } from '@marketplace/shared/contracts';
import styles from './catalogue-files.module.css';
import { FileChooser } from './file-chooser.tsx';
import { ImportReportView } from './import-report-view.tsx';
import { useImport } from './use-import.ts';

const hasWork = ({ created, changed }: ImportReport) =>
  [created, changed].some((one) => Object.values(one).some(Boolean));

/** Imports a catalog file, after a preview of its changes. */
export const ImportCard = () => {
  const { file, report, failure, busy, choose, apply } = useImport();
  const tried = report?.dryRun === true ? report : undefined;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>Import</h2>
      <p className={styles.text}>
        Upload a JSON file of categories, buckets and modules, up to 20 MB. Items are matched by name: new ones are
        created, others are updated, and nothing is removed. Review the changes before you import them. Invalid items
        are left out.
      </p>
      <FileChooser name={file?.name} reading={busy && !tried} disabled={busy} onChoose={choose} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      {report && <ImportReportView report={report} file={file?.content} />}
      {tried && (
        <div className={styles.actions}>
          <Button kind="primary" busy={busy && 'Importing...'} disabled={!hasWork(tried)} onClick={apply}>
            Import changes
          </Button>
          {!hasWork(tried) && <span className={styles.text}>There’s nothing to change.</span>}
        </div>
      )}
    </Card>
  );
};
