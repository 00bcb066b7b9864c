/** The job queue API for the domains. */
export { collectFailures } from './collect-failures.ts';
export { defineJob, defineScheduledJob } from './define-job.ts';
export { openJobQueue, type JobQueue } from './job-queue.ts';
