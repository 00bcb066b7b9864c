import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../bench/kit/product.ts';
import { startDatabase } from './database.ts';
import { startReplica } from './replica.ts';

const noLimits = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'fatal',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // As in production.
  DRAIN_MS: '5000',
};

type Closing = () => Promise<void>;

/**
 * The production layout as separate processes: PostgreSQL, two API replicas, the edge.
 * @param releases a store of releases
 */
export const openProduct = async (releases: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-restarts-'));
  const closings: Closing[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const one of closings.reverse()) await one();
  };
  try {
    const database = await startDatabase(folder);
    closings.push(database.stop);
    const first = await startReplica(folder, database.url, noLimits);
    closings.push(first.stop);
    const second = await startReplica(folder, database.url, noLimits);
    closings.push(second.stop);
    const replicas = [first, second];
    const env = {
      API_URL: replicas.map(({ origin }) => origin).join(),
      RELEASE_STORE: releases,
      RENDER_DEADLINE: '3000',
    };
    const edge = await startProduct(folder, { env });
    closings.push(edge.stop);
    return { database, replicas, edge, close };
  } catch (error) {
    await close();
    throw error;
  }
};

export type Product = Awaited<ReturnType<typeof openProduct>>;
