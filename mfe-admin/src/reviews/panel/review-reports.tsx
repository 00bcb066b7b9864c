import { type ManagedReviewDetail, statusTones } from '@marketplace/shared/contracts';
import { Badge, Button, formatDate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { reasonLabels } from '../review-labels.ts';
import { reviewPath } from '../reviews-query.ts';
import { dismissReports } from './moderate.ts';
import styles from './review-panel.module.css';

/** Who reported a review, and why; newest first. */
export const ReviewReports = ({ review, onChanged }: { review: ManagedReviewDetail; onChanged: () => void }) => {
  const [busy, setBusy] = useState(false);
  const { id, reports, openReports } = review;
  const dismiss = async () => {
    setBusy(true);
    if (await dismissReports(reviewPath(id))) onChanged();
    setBusy(false);
  };
  return (
    <section aria-label="Reports">
      <h3 className={styles.heading}>Reports</h3>
      {reports.length === 0 ? (
        <p className={styles.quiet}>No reports yet.</p>
      ) : (
        <ul className={styles.box}>
          {reports.map(({ reporter, reason, note, createdAt, closedAt }) => (
            <li key={reporter.id} className={styles.report}>
              <span className={styles.reason}>
                <strong>{reasonLabels[reason]}</strong>
                {closedAt ? (
                  <Badge tone={statusTones.closed}>Closed</Badge>
                ) : (
                  <Badge tone={statusTones.reported}>Open</Badge>
                )}
              </span>
              {note && <p dir="auto">{note}</p>}
              <small>{`${reporter.name}, ${formatDate(createdAt)}`}</small>
            </li>
          ))}
        </ul>
      )}
      {openReports > 0 && (
        <Button size="small" busy={busy && 'Dismissing...'} onClick={() => void dismiss()}>
          Dismiss reports
        </Button>
      )}
    </section>
  );
};
