import { Button, Card, Notice } from '@marketplace/shared/ui';
import { CheckboxField } from '@marketplace/shared/ui/form';
import type { ImportReport } from '@marketplace/shared/contracts';
import styles from './catalogue-files.module.css';
import { FileChooser } from './file-chooser.tsx';
import { ImportReportView } from './import-report-view.tsx';
import { useImport } from './use-import.ts';

const hasWork = ({ created, changed }: ImportReport) =>
  [created, changed].some((one) => Object.values(one).some(Boolean));

const idleText = ({ refusedCount }: ImportReport, skipBad: boolean) =>
  refusedCount > 0 && !skipBad
    ? 'A file with invalid records is not imported. Correct it, or leave them out.'
    : 'There is nothing to change.';

/** Imports a catalogue file, after a preview of its changes. */
export const ImportCard = () => {
  const { file, report, failure, busy, skipBad, changeSkipBad, choose, apply } = useImport();
  const tried = report?.dryRun === true ? report : undefined;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>Import</h2>
      <p className={styles.text}>
        A JSON file of categories, buckets and modules, up to 20 MB. They are found by their names: what is not there is
        created, what differs is changed, nothing is removed. What it would do is shown before anything is done.
      </p>
      <FileChooser name={file?.name} reading={busy && !tried} disabled={busy} onChoose={choose} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      {report && <ImportReportView report={report} file={file?.content} />}
      {tried && tried.refusedCount > 0 && (
        <CheckboxField
          label="Take the good records, and leave the refused ones out"
          checked={skipBad}
          onChange={(event) => changeSkipBad(event.target.checked)}
        />
      )}
      {tried && (
        <div className={styles.actions}>
          <Button kind="primary" busy={busy && 'Working...'} disabled={!hasWork(tried)} onClick={apply}>
            Apply
          </Button>
          {!hasWork(tried) && <span className={styles.text}>{idleText(tried, skipBad)}</span>}
        </div>
      )}
    </Card>
  );
};
