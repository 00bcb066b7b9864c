import pg from 'pg';

/** Recovery after a power cut may take a while on a large database. */
const patienceMs = 60_000;

/** Whether the server is ready before the timeout and before its process ends. */
export async function untilAnswers(url: string, ended: AbortSignal): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end && !ended.aborted;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await client.end().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
  return false;
}
