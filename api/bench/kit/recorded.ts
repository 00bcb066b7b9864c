import { createApi, readConfig, type DatabaseConnection } from '../../src/index.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import type { Call } from './load.ts';

/** A request with the statements it runs and its response. */
export interface Recorded extends Call {
  statements: Statement[];
  body: string;
}

const base = '/api/marketplace';

/** Signs in a buyer, who reads their profile and cart, and changes a line of it. */
export async function recordCalls(database: DatabaseConnection, dataDir: string): Promise<Recorded[]> {
  const app = await createApi({
    db: database,
    config: readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', MAX_EVENT_LOOP_DELAY_MS: '0' }),
  });
  const payload = { email: 'buyer@tex.example', password: 'Marketplace1' };
  const signedIn = await app.inject({ method: 'POST', url: `${base}/auth/login`, payload });
  const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
  const line = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 2, noOfDays: 30 };
  const added = await app.inject({ method: 'POST', url: `${base}/tex-suite/cart`, headers, payload: line });
  if (![200, 201].includes(added.statusCode)) throw new Error(added.body);
  const { cartItemId } = added.json<{ cartItemId: string }>();
  const calls: Call[] = [
    { method: 'GET', path: `${base}/auth/profile`, headers },
    { method: 'GET', path: `${base}/tex-suite/cart`, headers },
    { method: 'PUT', path: `${base}/tex-suite/cart/${cartItemId}?noOfUsers=5&noOfDays=30`, headers },
  ];
  const recorded: Recorded[] = [];
  for (const call of calls) {
    let body = '';
    const ask = async () =>
      (body = (await app.inject({ method: call.method, url: call.path, headers: call.headers })).body);
    // Lookups shared by many requests are in memory by the second one.
    await ask();
    recorded.push({ ...call, statements: await recordStatements(ask), body });
  }
  await app.close();
  return recorded;
}
