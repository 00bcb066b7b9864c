import { Agent } from 'node:http';
import { openTestApi } from '../test-api.ts';
import { keepWorld } from './keep-world.ts';
import { readKnownValues, type KnownValues } from './known-values.ts';
import { prepareWorld } from './prepare-world.ts';
import { readListings } from './read-listings.ts';
import type { FuzzRequest } from './make-request.ts';
import { readOperations, type Operation } from './operations.ts';
import { pageOperations } from './page-operations.ts';
import { openKeys } from './open-keys.ts';
import { accountOfRole, isKeyRole, type KeyRole, type Role } from './roles.ts';
import { sendRequest, type Answer } from './send-request.ts';
import { startEdge } from './start-edge.ts';

export interface FuzzApi {
  operations: Operation[];
  /** As of the last time the world was restored. */
  known: () => KnownValues;
  /** Sends it as its role, which signs in again if an earlier request ended its session. */
  ask: (sent: FuzzRequest) => Promise<Answer>;
  /** Puts people, their roles and the settings back as they were at the start. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

const unlimited = 100_000_000;
/** A session that was proven too long ago for a sensitive request. */
const staleCode = 'fresh_factor_required';

interface Opening {
  logLevel: string;
  /** Sends everything through an edge, and requests pages from the edge, too. */
  edge?: boolean;
}

/** The API with its own port and demo world, without the limits that would hide it from most requests. */
export async function openFuzzApi({ logLevel, edge: throughEdge = false }: Opening): Promise<FuzzApi> {
  const api = await openTestApi({
    logLevel,
    publicPostsPerMinute: unlimited,
    loginAttemptsPerAccount: unlimited,
    loginAttemptsPerAddress: unlimited,
  });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const edge = throughEdge ? await startEdge(address) : undefined;
  const base = edge?.base ?? address;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const documented = await readOperations(api.app);
  const operations = edge ? [...documented, ...pageOperations] : documented;
  const putBack = await keepWorld(api);
  const tokens = new Map<Role, string>();
  const keys = openKeys(api);
  /** An earlier request may have locked the account out: then the world is restored first. */
  const signIn = (account: string): Promise<string> =>
    api.signIn(account).catch(async () => {
      known = await restore();
      return api.signIn(account);
    });
  const tokenOf = async (role: Exclude<Role, KeyRole>): Promise<string | undefined> => {
    const account = accountOfRole[role];
    if (account === null) return undefined;
    const token = tokens.get(role) ?? (await signIn(account));
    tokens.set(role, token);
    return token;
  };
  const ask = async (sent: FuzzRequest): Promise<Answer> => {
    const { role } = sent;
    if (isKeyRole(role)) {
      const { key, scopes } = await keys(role);
      return { ...(await sendRequest(agent, base, sent, key)), ...('authorization' in sent.headers ? {} : { scopes }) };
    }
    const answer = await sendRequest(agent, base, sent, await tokenOf(role));
    const signsInAgain = answer.status === 401 || (answer.status === 403 && answer.body.includes(staleCode));
    if (!signsInAgain || role === 'visitor' || 'authorization' in sent.headers) return answer;
    tokens.delete(role);
    return sendRequest(agent, base, sent, await tokenOf(role));
  };
  const close = async () => {
    agent.destroy();
    await edge?.close();
    await api.close();
  };
  const restore = async () => {
    await putBack();
    tokens.clear();
    const [buyer, admin, superAdmin] = [
      await api.signIn('buyer'),
      await api.signIn('admin'),
      await api.signIn('super'),
    ];
    await prepareWorld(api, { buyer, admin });
    return readKnownValues(api.database.pool, await readListings(api, documented, [superAdmin, buyer]));
  };
  let known = await restore();
  return {
    operations,
    known: () => known,
    ask,
    restore: async () => void (known = await restore()),
    close,
  };
}
