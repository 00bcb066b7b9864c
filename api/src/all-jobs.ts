import { learnSearchWords, pictureSweep } from './catalog/index.ts';
import {
  dunningJob,
  expiryWarnings,
  renewalJob,
  sendReceipts,
  settlePayments,
  settleRefunds,
  tellOfTimeJob,
  workOnPaymentEvent,
} from './commerce/index.ts';
import { checkSignOnDomains, deliverWebhook, warnOfExpiringKeys } from './identity/index.ts';
import { sendMail, takeWaitingMails } from './notifications/index.ts';
import { checkAudit, scheduledBackup, sealAuditEvents, tidyDatabase } from './operations/index.ts';
import { takeUpMails, uploadSweep, waitingAlerts, workOnMail } from './support/index.ts';

export const allJobs = [
  sendMail,
  takeWaitingMails,
  expiryWarnings,
  renewalJob,
  dunningJob,
  settlePayments,
  settleRefunds,
  tellOfTimeJob,
  sendReceipts,
  workOnPaymentEvent,
  sealAuditEvents,
  checkAudit,
  tidyDatabase,
  scheduledBackup,
  uploadSweep,
  waitingAlerts,
  workOnMail,
  takeUpMails,
  pictureSweep,
  checkSignOnDomains,
  warnOfExpiringKeys,
  deliverWebhook,
  learnSearchWords,
];
