import createClient, { type Client } from 'openapi-fetch';

export interface ClientOptions {
  /** Where the marketplace is, such as `https://marketplace.example`. */
  baseUrl: string;
  /** An API key or an access token; a function is asked before every call. Public calls need none. */
  token?: string | (() => string | Promise<string>);
  /** How often a call is sent at most while the marketplace asks to wait; 3 by default. */
  attempts?: number;
}

/** A call that the marketplace refused. `message` is a sentence for people. */
export class MarketplaceError extends Error {
  override name = 'MarketplaceError';
  /** The HTTP status. */
  readonly status: number;
  /** A stable word for programs, such as `changed_meanwhile`. */
  readonly code: string;
  /** To quote when you report a problem. */
  readonly requestId: string | undefined;
  /** What is wrong with the fields of the request. */
  readonly errors: { field: string; message: string }[];

  constructor(status: number, body: unknown) {
    const { message, code, requestId, errors }: Partial<MarketplaceError> = isObject(body) ? body : {};
    super(message ?? `The marketplace answered ${status}.`);
    this.status = status;
    this.code = code ?? 'unknown';
    this.requestId = requestId;
    this.errors = errors ?? [];
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * What a call answers.
 * @throws MarketplaceError if it is refused
 */
export async function answerOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new MarketplaceError(response.status, error);
  return data as T;
}

/** Calls with the token, with an `Idempotency-Key` on every POST, and again after `Retry-After`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as openapi-fetch declares it
export function openClient<Paths extends {}>({ baseUrl, token, attempts = 3 }: ClientOptions): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, fetch: (request) => send(request, attempts) });
  client.use({
    async onRequest({ request }) {
      const bearer = typeof token === 'function' ? await token() : token;
      if (bearer !== undefined) request.headers.set('authorization', `Bearer ${bearer}`);
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
    },
  });
  return client;
}

/** Longer pauses are for the caller to decide on. */
const longestPauseSeconds = 60;

async function send(request: Request, attempts: number): Promise<Response> {
  const response = await fetch(request.clone());
  const seconds = Number(response.headers.get('retry-after') ?? Infinity);
  const waits = response.status === 429 || response.status === 503;
  if (!waits || attempts <= 1 || !(seconds <= longestPauseSeconds)) return response;
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return send(request, attempts - 1);
}
