import { Button, Card, Notice } from '@marketplace/shared/ui';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import styles from './catalogue-files.module.css';
import { ImportReportView } from './import-report-view.tsx';
import { useImport } from './use-import.ts';

/** Brings a catalogue in by file: what it would do is shown first. */
export const ImportCard = () => {
  const input = useRef<HTMLInputElement>(null);
  const { fileName, report, failure, busy, skipBad, changeSkipBad, choose, apply } = useImport();
  const isTried = report?.dryRun === true;
  const hasWork =
    report !== undefined && [report.created, report.changed].some((one) => Object.values(one).some(Boolean));
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>Import</h2>
      <p className={styles.text}>
        A JSON file of categories, buckets and modules, up to 20 MB. They are found by their names: what is not there is
        created, what differs is changed, nothing is removed. What it would do is shown before anything is done.
      </p>
      <div className={styles.actions}>
        <Button busy={busy && !isTried && 'Reading...'} disabled={busy} onClick={() => input.current?.click()}>
          <FileUp size={16} strokeWidth={1.75} aria-hidden />
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Catalogue file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) choose(file);
          }}
        />
        {fileName && <span className={styles.file}>{fileName}</span>}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {report && <ImportReportView report={report} />}
      {isTried && report.refusedCount > 0 && (
        <CheckboxField
          label="Take the good records, and leave the refused ones out"
          checked={skipBad}
          onChange={(event) => changeSkipBad(event.target.checked)}
        />
      )}
      {isTried && (
        <div className={styles.actions}>
          <Button kind="primary" busy={busy && 'Working...'} disabled={!hasWork} onClick={apply}>
            Apply
          </Button>
          {!hasWork && <span className={styles.text}>There is nothing to change.</span>}
        </div>
      )}
    </Card>
  );
};
