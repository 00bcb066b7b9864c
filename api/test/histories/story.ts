import type { LightMyRequestResponse } from 'fastify';
import type { Random } from '../random.ts';
import { type Ledger, type LedgerInvoice, type LedgerSubscription, hasEnded } from './ledger.ts';
import type { Setting, World } from './world.ts';

/** A history while it happens. */
export interface Story {
  world: World;
  random: Random;
  setting: Setting;
  ledger: Ledger;
  /** What has happened, in words. */
  told: string[];
}

/** Something that can happen. Returns what did, or undefined if it can't happen now. */
export type Step = (story: Story) => Promise<string | undefined>;

interface Asked {
  /** The account. */
  by: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  payload?: object;
  /** Whether it comes at the same moment as the one before. */
  isAtOnce?: boolean;
}

/** Sends a request; a second passes before each one that may change something. */
export async function send(
  { world }: Story,
  { by, method = 'GET', isAtOnce = method === 'GET', ...asked }: Asked,
): Promise<LightMyRequestResponse> {
  const { api, clock, tokens } = world;
  if (!isAtOnce) await clock.set(clock.now() + 1_000);
  const headers = method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {};
  return api.call({ ...asked, method, token: tokens[by], headers });
}

/** The response to a request that has to succeed. */
export async function ask<Answer>(story: Story, asked: Asked): Promise<Answer> {
  const answer = await send(story, asked);
  if (answer.statusCode < 300) return answer.json<Answer>();
  throw new Error(`${asked.method ?? 'GET'} ${asked.path} was answered ${answer.statusCode}: ${answer.body}`);
}

export const now = ({ world }: Story) => world.clock.now();

export const pick = <T>({ random }: Story, values: T[]): T | undefined =>
  values.length > 0 ? random.of(values) : undefined;

/** Part of an amount, at least one unit; sometimes all but one. */
export function partOf({ random }: Story, amount: bigint): bigint {
  if (amount <= 1n) return amount;
  if (random.below(5) === 0) return amount - 1n;
  return 1n + (BigInt(random.below(1_000_000)) * (amount - 1n)) / 1_000_000n;
}

export const invoicesThat = ({ ledger }: Story, is: (invoice: LedgerInvoice) => boolean) => ledger.invoices.filter(is);

export const subscriptionsThat = (story: Story, is: (subscription: LedgerSubscription) => boolean) =>
  story.ledger.subscriptions.filter((one) => !hasEnded(one, now(story)) && is(one));
