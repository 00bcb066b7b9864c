/** What the domains use of the job queue. */
export { defineJob, defineScheduledJob, type Job } from './define-job.ts';
export { openJobQueue, type JobQueue } from './job-queue.ts';
