/** What the domains use of the job queue. */
export { defineJob, defineScheduledJob } from './define-job.ts';
export { openJobQueue, type JobQueue } from './job-queue.ts';
