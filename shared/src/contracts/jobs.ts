import { Type, type Static } from 'typebox';
import { Instant, Nullable } from './common.ts';

/** A job of the queue that waits, runs or has failed for good. Never what it works with. */
export const QueuedJob = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Such as `send-mail`. */
  name: Type.String(),
  /** What it does, to be read. */
  title: Type.String(),
  state: Type.Union([Type.Literal('failed'), Type.Literal('waiting'), Type.Literal('running')]),
  /** How often it was tried. */
  tries: Type.Integer({ minimum: 0 }),
  /** Of the last try. */
  error: Nullable(Type.String()),
  createdAt: Instant,
  /** Null for one that runs or has failed. */
  nextTryAt: Nullable(Instant),
});
export type QueuedJob = Static<typeof QueuedJob>;

/** Failed ones first, then by age; the oldest hundred, and how many there are in all. */
export const JobList = Type.Object({
  failed: Type.Integer(),
  waiting: Type.Integer(),
  jobs: Type.Array(QueuedJob),
});
export type JobList = Static<typeof JobList>;
