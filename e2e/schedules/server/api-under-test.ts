import type { TokenPair } from '../../../shared/src/contracts/index.ts';
import { openTestApi } from '../../../api/test/test-api.ts';

export const accounts = ['buyer', 'buyer2'] as const;
export type Account = (typeof accounts)[number];

export interface ApiCall {
  method: string;
  /** Including the base. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** The real API on PostgreSQL, with what a schedule needs besides requests. */
export const openApiUnderTest = async () => {
  const api = await openTestApi({ loginAttemptsPerAddress: 1_000_000, loginAttemptsPerAccount: 1_000_000 });
  const sessions = new Map<Account, TokenPair>();

  const call = async ({ method, url, headers, body }: ApiCall): Promise<ApiAnswer> => {
    const answer = await api.app.inject({ method: method as 'GET', url, headers, ...(body !== undefined && { body }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  return {
    call,
    /** Tokens of a live session. Signing in is slow, so sessions are reused until they end. */
    tokensOf: async (account: Account): Promise<TokenPair> => {
      const pair = sessions.get(account) ?? (await api.signInFully(account));
      sessions.set(account, pair);
      return pair;
    },
    /** Drops these sessions, which may have ended. */
    forgetSessions: () => sessions.clear(),
    /** Called after a refresh, whether or not its response arrived. */
    renewed: (old: string, pair: TokenPair) => {
      for (const [account, { refreshToken }] of sessions) if (refreshToken === old) sessions.set(account, pair);
    },
    /** The content of the carts in the database. */
    linesOf: async (account: Account) => {
      const { rows } = await api.database.pool.query<Omit<ServerLine, 'cartItemId'>>(
        'select item_id "itemId", no_of_users "noOfUsers", no_of_days "noOfDays" from cart_lines where user_id = $1',
        [account],
      );
      return rows;
    },
    emptyCarts: () => api.database.pool.query('delete from cart_lines where user_id = any($1)', [accounts]),
    /** Three modules for sale, and one that is only announced. */
    modules: async () => {
      const { rows } = await api.database.pool.query<{ id: string; coming_soon: boolean }>(
        `(select id, coming_soon from modules where status = 'published' and not coming_soon order by id limit 3)
         union all (select id, coming_soon from modules where coming_soon order by id limit 1)`,
      );
      return rows.map(({ id }) => id);
    },
    close: api.close,
  };
};

export interface ServerLine {
  cartItemId: string;
  itemId: string;
  noOfUsers: number;
  noOfDays: number;
}

export type ApiUnderTest = Awaited<ReturnType<typeof openApiUnderTest>>;
