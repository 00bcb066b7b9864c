import type { Random } from '../../../api/test/random.ts';
import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { ApiAnswer } from '../server/api-under-test.ts';
import type { CallConfig, CallResponse } from './axios-types.ts';

/** A pending request of a tab. */
export interface Flight {
  tab: object | undefined;
  entries: CartEntry[];
  config: CallConfig;
  /** The API's response on its way back; undefined until then. */
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

/** Draws what happens to a request, by the weights above. */
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

/** To the tab it looks as if there is no response. */
export const lose = (flight: Flight) => flight.reject(failure(flight, 'Network Error', { code: 'ERR_NETWORK' }));

/** The tab receives this response. */
export const bring = (flight: Flight, { status, body }: ApiAnswer) => {
  const response = { status, data: body, statusText: '', headers: {}, config: flight.config } as CallResponse;
  if (status < 300) flight.resolve(response);
  else flight.reject(failure(flight, `Request failed with status code ${status}`, { response }));
};
