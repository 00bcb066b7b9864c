import { Type, type Static } from 'typebox';
import { Instant, Nullable } from './common.ts';

/** A queued, running or finally failed job, without its payload. */
export const QueuedJob = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Such as `send-mail`. */
  name: Type.String(),
  /** What it does, in words. */
  title: Type.String(),
  state: Type.Union([Type.Literal('failed'), Type.Literal('waiting'), Type.Literal('running')]),
  /** Attempts so far. */
  tries: Type.Integer({ minimum: 0 }),
  /** The last attempt's error. */
  error: Nullable(Type.String()),
  createdAt: Instant,
  /** Null for running and failed jobs. */
  nextTryAt: Nullable(Instant),
});
export type QueuedJob = Static<typeof QueuedJob>;

/** A page of the jobs: failed ones first, then by age. */
export const JobList = Type.Object({
  failed: Type.Integer(),
  waiting: Type.Integer(),
  /** Failed, waiting and running ones, on all pages. */
  totalElements: Type.Optional(Type.Integer()),
  jobs: Type.Array(QueuedJob),
});
export type JobList = Static<typeof JobList>;
