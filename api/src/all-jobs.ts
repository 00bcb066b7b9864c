import { pictureSweep } from './catalog/index.ts';
import { expiryWarnings, settlePayments } from './commerce/index.ts';
import { checkSignOnDomains } from './identity/index.ts';
import { sendMail, takeWaitingMails } from './notifications/index.ts';
import { scheduledBackup, tidyDatabase } from './operations/index.ts';
import { uploadSweep } from './support/index.ts';

export const allJobs = [
  sendMail,
  takeWaitingMails,
  expiryWarnings,
  settlePayments,
  tidyDatabase,
  scheduledBackup,
  uploadSweep,
  pictureSweep,
  checkSignOnDomains,
];
