import { type ManagedReview, type ReportReason, statusTones } from '@marketplace/shared/contracts';

export const reasonLabels: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  offensive: 'Offensive language',
  personal_data: 'Names or personal data',
  off_topic: 'Not about this module',
  other: 'Something else',
};

/** "3 reports", "1 report". */
export const reportsText = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`;

/** The badges of a review: hidden or published, and whether a moderator should look at it. */
export const looksOf = ({ status, openReports }: Pick<ManagedReview, 'status' | 'openReports'>) => [
  status === 'hidden'
    ? { tone: statusTones.hidden, label: 'Hidden' }
    : { tone: statusTones.published, label: 'Published' },
  ...(openReports > 0 ? [{ tone: statusTones.reported, label: reportsText(openReports) }] : []),
];
