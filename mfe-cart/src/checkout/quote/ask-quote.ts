import { readerOf } from '@marketplace/shared/data';
import { Quote, type QuoteBody } from '@marketplace/shared/contracts';
import { marketplace, statusOf } from '@marketplace/shared/http';
import { CHECKOUT_PATH } from '../checkout-path.ts';

export interface Answer {
  quote: Quote;
  /** The server refused the billing details; the amounts use the client's own address. */
  refusal: unknown;
}

const post = async (body: QuoteBody, signal: AbortSignal) =>
  readerOf(Quote)((await marketplace.post(`${CHECKOUT_PATH}/quote`, body, { signal })).data);

/** Every amount of the order, as the server calculates it now. */
export const askQuote = async (body: QuoteBody, signal: AbortSignal): Promise<Answer> => {
  try {
    return { quote: await post(body, signal), refusal: undefined };
  } catch (error) {
    if (!body.billing || statusOf(error) !== 400) throw error;
    const { couponCode = null } = body;
    return { quote: await post({ couponCode }, signal), refusal: error };
  }
};
