import type { Random } from '../../../api/test/random.ts';
import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { ApiAnswer } from '../server/api-under-test.ts';
import type { CallConfig, CallResponse } from './axios-types.ts';

/** A request that a tab has made and that has not come back to it. */
export interface Flight {
  tab: object | undefined;
  entries: CartEntry[];
  config: CallConfig;
  /** The API's answer on its way back; undefined while the request is on its way there. */
  answer: ApiAnswer | undefined;
  resolve: (response: CallResponse) => void;
  reject: (error: unknown) => void;
}

const faults = {
  lost: 10,
  strayed: 6,
  'failed before': 7,
  'failed after': 5,
  unauthorized: 7,
  'in flight': 3,
  'answer lost': 12,
} as const;

export type Fault = keyof typeof faults | 'none';

const FAULTLESS = 60;

/** What happens to a request, drawn by the weights above. */
export const drawFault = (random: Random): Fault => {
  let rest = random.below(FAULTLESS + Object.values(faults).reduce((sum, weight) => sum + weight, 0));
  for (const [fault, weight] of Object.entries(faults)) {
    if (rest < weight) return fault as Fault;
    rest -= weight;
  }
  return 'none';
};

const failure = (flight: Flight, message: string, more: object) =>
  Object.assign(new Error(message), { isAxiosError: true, config: flight.config, ...more });

/** Nobody answers, as far as the tab can tell. */
export const lose = (flight: Flight) => flight.reject(failure(flight, 'Network Error', { code: 'ERR_NETWORK' }));

/** The tab receives this answer. */
export const bring = (flight: Flight, { status, body }: ApiAnswer) => {
  const response = { status, data: body, statusText: '', headers: {}, config: flight.config } as CallResponse;
  if (status < 300) flight.resolve(response);
  else flight.reject(failure(flight, `Request failed with status code ${status}`, { response }));
};
