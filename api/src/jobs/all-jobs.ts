import { expiryWarnings } from './warn-of-expiry.ts';
import { sendMail } from './send-mail.ts';
import { settlePayments } from './settle-payments.ts';
import { pictureSweep, uploadSweep } from './sweep-files.ts';
import { takeWaitingMails } from './take-waiting-mails.ts';
import { tidyDatabase } from './tidy-database.ts';

/** Every kind of job. */
export const allJobs = [
  sendMail,
  takeWaitingMails,
  expiryWarnings,
  settlePayments,
  tidyDatabase,
  uploadSweep,
  pictureSweep,
];
