import { randomInt } from 'node:crypto';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import { readCookies } from '../cookies.ts';
import type { ChannelView, LiveSet } from '../release-reader.ts';

const COOKIE = 'tex_draw';
/** Hundredths of a percent. */
const DRAWS = 10_000;
const THIRTY_DAYS = 2_592_000;

export interface Choice {
  set: LiveSet;
  canary: boolean;
  /** A cookie to set, so that the visitor stays in the same set. */
  cookie?: string;
}

const drawOf = (header: string | undefined) => {
  const kept = readCookies(header)[COOKIE] ?? '';
  return /^\d{1,4}$/.test(kept) ? Number(kept) : undefined;
};

const keep = (draw: number, secure: boolean) =>
  `${COOKIE}=${draw}; Path=${BASE_PATH}; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export interface Visitor {
  cookies: string | undefined;
  /** The visitor uses https, so the cookie must be secure. */
  secure: boolean;
}

/**
 * Chooses a visitor's set. Visitors draw a number once and keep it, so they stay in the canary when it grows. The number
 * identifies nobody. Without a canary nobody draws.
 */
export const chooseSet = ({ live, canary }: ChannelView, { cookies, secure }: Visitor): Choice => {
  if (!canary) return { set: live, canary: false };
  const kept = drawOf(cookies);
  const draw = kept ?? randomInt(DRAWS);
  const chosen = draw < canary.percent * (DRAWS / 100);
  return { set: chosen ? canary.set : live, canary: chosen, ...(kept === undefined && { cookie: keep(draw, secure) }) };
};
