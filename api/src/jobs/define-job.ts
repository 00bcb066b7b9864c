import type { QueueOptions, QueuePolicy } from 'pg-boss';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** One run of a job. */
export interface Attempt {
  /** Of the job: the same in every attempt. */
  id: string;
  createdAt: Date;
}

interface JobSettings {
  name: string;
  /** What administrators read. */
  title: string;
  /** Retries, limits and retention, as pg-boss names them. */
  options: QueueOptions & { policy?: QueuePolicy };
  /** How often to look for work, in seconds. */
  pollSeconds: number;
  /** Cron, in UTC: the job then starts by itself. */
  schedule?: string;
  /** Deletes the job once it is done, because its payload is private. */
  deleteWhenDone?: boolean;
}

/** A kind of job. `Context` is what its handler works with. */
export interface Job<Context> extends JobSettings {
  run: (data: unknown, context: Context, attempt: Attempt) => Promise<void>;
}

/** A kind of job that is enqueued with a payload. */
export interface JobOf<Payload, Context> extends Job<Context> {
  /** @throws Error for a payload that breaks the contract. */
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
  run: (context: Context) => Promise<void>;
}

/** A job that runs by the clock: at most one of it at a time, whatever the number of replicas. */
export const defineScheduledJob = <Context>({ run, ...settings }: Scheduled<Context>): Job<Context> =>
  defineJob({
    ...settings,
    payload: Type.Unknown(),
    pollSeconds: 10,
    // The next run makes up for a failed one, so what failed is shown for some hours only.
    options: { policy: 'exclusive', retryLimit: 2, retryDelay: 60, heartbeatSeconds: 60, deleteAfterSeconds: 10_800 },
    run: (_, context: Context) => run(context),
  });
