import type { Product } from './product.ts';

export interface Fault {
  name: string;
  /** Resolves when everything is running again. */
  strike: (product: Product) => Promise<void>;
  /** Allowed status codes of refusals; none if the fault must go unnoticed. */
  mayRefuse: number[];
  /** Time until everything is answered again, in milliseconds; no limit if a process must start. */
  backWithin?: number;
}

/** In milliseconds, from the requirements. */
const DATABASE_BACK = 5_000;

const one =
  (signal: NodeJS.Signals) =>
  async ({ replicas }: Product) =>
    replicas[0]?.restart(signal);
const inTurn =
  (signal: NodeJS.Signals) =>
  async ({ replicas }: Product) => {
    for (const replica of replicas) await replica.restart(signal);
  };
const atOnce =
  (signal: NodeJS.Signals) =>
  async ({ replicas }: Product) =>
    void (await Promise.all(replicas.map((replica) => replica.restart(signal))));

const database = (how: Parameters<Product['database']['restart']>[0], name: string): Fault => ({
  name: `PostgreSQL ${name}`,
  strike: ({ database: server }) => server.restart(how),
  mayRefuse: [503],
  backWithin: DATABASE_BACK,
});

/** Faults of the API and its database. The edge answers 502 for a change whose response was lost. */
export const faults: Fault[] = [
  { name: 'API restarted in turn (SIGTERM)', strike: inTurn('SIGTERM'), mayRefuse: [] },
  { name: 'one of two killed (SIGKILL)', strike: one('SIGKILL'), mayRefuse: [502, 503, 409] },
  { name: 'both restarted at once (SIGTERM)', strike: atOnce('SIGTERM'), mayRefuse: [502, 503, 409] },
  { name: 'both killed at once (SIGKILL)', strike: atOnce('SIGKILL'), mayRefuse: [502, 503, 409] },
  database('fast', 'restarted, fast (SIGINT)'),
  database('immediate', 'restarted, immediate (SIGQUIT)'),
  database('killed', 'killed (SIGKILL)'),
];
