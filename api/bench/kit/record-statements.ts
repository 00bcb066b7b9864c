import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
  rowMode?: 'array';
  /** Of a statement that a connection parses once. */
  name?: string;
}

const heard = new AsyncLocalStorage<Statement[]>();

/** The statements that some work runs, in order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const statement = asStatement(args);
    if (statement) heard.getStore()?.push(statement);
    return Reflect.apply(original, this, args);
  };
  try {
    await heard.run(statements, work);
    return statements;
  } finally {
    pg.Client.prototype.query = original;
  }
}

function asStatement([config, given]: unknown[]): Statement | undefined {
  const values = Array.isArray(given) ? given : [];
  if (typeof config === 'string') return { text: config, values };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const own = 'values' in config && Array.isArray(config.values) ? config.values : values;
  const rowMode = 'rowMode' in config && config.rowMode === 'array' ? { rowMode: 'array' as const } : {};
  const name = 'name' in config && typeof config.name === 'string' ? { name: config.name } : {};
  return { text: String(config.text), values: own, ...rowMode, ...name };
}
