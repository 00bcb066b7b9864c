/** The job queue API for the domains. */
export { defineJob, defineScheduledJob } from './define-job.ts';
export { openJobQueue, type JobQueue } from './job-queue.ts';
