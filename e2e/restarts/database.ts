import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askDatabase } from '../../api/test/ask-database.ts';
import { workspaceRoot } from '../../shared/tooling/release/workspace.ts';

/** How PostgreSQL ends: a fast shutdown, an immediate one, which the next start recovers from, or a kill. */
export const databaseSignals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

const PAUSE = 25;

const startedAt = async (url: string) => {
  const rows = await askDatabase<{ at: Date }>(url, 'select pg_postmaster_start_time() as at').catch(() => []);
  return rows[0]?.at.getTime();
};

/** A PostgreSQL in its own folder, whose supervisor restarts it. */
export const startDatabase = async (folder: string) => {
  const program = join(workspaceRoot, 'api/test/hold-postgres.ts');
  const keeper = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = String((await once(keeper.stdout, 'data'))[0]).trim();
  const restart = async (how: keyof typeof databaseSignals) => {
    const before = await startedAt(url);
    const [pid = ''] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), databaseSignals[how]);
    for (let now = before; now === undefined || now === before; now = await startedAt(url))
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
  };
  const stop = async () => {
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    restart,
    stop,
    rows: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
      askDatabase<Row>(url, text, values),
  };
};
