import pg from 'pg';
import { oneAtATime } from '../one-at-a-time.ts';

const tryAgainMs = 1_000;

interface Listener {
  /** Runs for each notification. */
  hear: (payload: string) => void;
  /** Runs after each connection: notifications before it may have been missed. */
  onConnect: () => void;
}

/**
 * Listens on a channel, on a connection of its own that is replaced when it breaks. A pooler between may swallow
 * notifications, so what they are about must also be found by polling.
 * @throws if the first connection fails
 */
export async function keepListening(
  { options }: pg.Pool,
  channel: string,
  { hear, onConnect }: Listener,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | undefined;
  const listen = async () => {
    if (client) return;
    client = await openListener(options.connectionString, channel, hear, (lost) => {
      if (client === lost) client = undefined;
    });
    onConnect();
  };
  await listen();
  const listening = oneAtATime(listen, ignore);
  const timer = setInterval(listening.begin, tryAgainMs).unref();
  const close = async () => {
    clearInterval(timer);
    await listening.end();
    await client?.end().catch(ignore);
  };
  return { close };
}

async function openListener(
  connectionString: string | undefined,
  channel: string,
  hear: (payload: string) => void,
  lost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: 5_000 },
    application_name: 'marketplace-listener',
  });
  client.on('error', () => lost(client));
  client.on('end', () => lost(client));
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(ignore);
    throw error;
  }
}

const ignore = () => undefined;
