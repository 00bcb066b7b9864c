import type { ApiConfig } from '../../config.ts';
import { createDatabase, type DatabaseConnection } from '../../db/create-database.ts';
import { readConnection } from '../../db/embedded/connection-file.ts';
import { lockOwner } from '../../db/embedded/folder-lock.ts';

/** The server that a running storefront holds, else one of our own for as long as the import takes. */
export async function openDatabase(config: ApiConfig): Promise<DatabaseConnection> {
  return createDatabase({ ...config, databaseUrl: config.databaseUrl ?? (await runningServer(config.dataDir)) });
}

/** A storefront that is just starting tells its connection in a moment. */
async function runningServer(dataDir: string): Promise<string | undefined> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const url = await readConnection(dataDir);
    if (url !== undefined || !(await lockOwner(dataDir))) return url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}
