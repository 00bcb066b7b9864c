import type { QueueOptions, QueuePolicy } from 'pg-boss';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** One run of a job. */
export interface Attempt {
  /** Id of the job: the same for every attempt. */
  id: string;
  createdAt: Date;
}

interface JobSettings {
  name: string;
  /** Title for administrators. */
  title: string;
  /** Retries, limits and retention, as pg-boss names them. */
  options: QueueOptions & { policy?: QueuePolicy };
  /** Polling interval, in seconds. */
  pollSeconds: number;
  /** Cron expression in UTC for a scheduled job. */
  schedule?: string;
  /** How many run at the same time in each process, and how many of them in one group; one by default. */
  atOnce?: { jobs: number; ofGroup: number };
  /** Deletes the job when it is done, because its payload is private. */
  deleteWhenDone?: boolean;
}

/** A kind of job. `Context` is what its handler uses. */
export interface Job<Context> extends JobSettings {
  run: (data: unknown, context: Context, attempt: Attempt) => Promise<void>;
}

/** A kind of job that is enqueued with a payload. */
export interface JobOf<Payload, Context> extends Job<Context> {
  /** @throws Error if the payload violates the contract */
  parse: (data: unknown) => Payload;
}

interface Definition<Schema extends TSchema, Context> extends JobSettings {
  payload: Schema;
  run: (payload: Static<Schema>, context: Context, attempt: Attempt) => Promise<void>;
}

export function defineJob<Schema extends TSchema, Context>({
  payload,
  run,
  ...settings
}: Definition<Schema, Context>): JobOf<Static<Schema>, Context> {
  const contract = Compile(payload);
  const parse = (data: unknown) => {
    if (contract.Check(data)) return data;
    throw new Error(`The payload of ${settings.name} does not match its contract.`);
  };
  return { ...settings, parse, run: (data, context, attempt) => run(parse(data), context, attempt) };
}

interface Scheduled<Context> extends Pick<JobSettings, 'name' | 'title'> {
  schedule: string;
  /** How long a run may take; 15 minutes by default. */
  expireInSeconds?: number;
  run: (context: Context) => Promise<void>;
}

/** A scheduled job: at most one instance at a time, across all replicas. */
export const defineScheduledJob = <Context>({
  run,
  expireInSeconds = 900,
  ...settings
}: Scheduled<Context>): Job<Context> =>
  defineJob({
    ...settings,
    payload: Type.Unknown(),
    pollSeconds: 10,
    // The next run makes up for a failed one, so failures are shown for only a few hours.
    options: {
      policy: 'exclusive',
      retryLimit: 2,
      retryDelay: 60,
      heartbeatSeconds: 60,
      deleteAfterSeconds: 10_800,
      expireInSeconds,
    },
    run: (_, context: Context) => run(context),
  });
