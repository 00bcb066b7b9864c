import { tryRead } from '@marketplace/shared/data';
import { AnyFields } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { alreadySubscribed, failure, refusal, subscribed, type NewsletterMessage } from './newsletter-message.ts';

/** Checks if an address is subscribed, by the body's `status`, else the HTTP code. Failures count as not subscribed. */
const isSubscribed = async (address: string): Promise<boolean> => {
  try {
    const { data, status } = await marketplace.get(`/tex-suite/newsletter/status/${address}`);
    return Number(tryRead(AnyFields, data)?.status ?? status) === 200;
  } catch {
    return false;
  }
};

const post = async (address: string): Promise<NewsletterMessage> => {
  try {
    const { data, status } = await marketplace.post(`/tex-suite/newsletter/${address}`);
    const answer = tryRead(AnyFields, data);
    return answer?.success === false ? refusal(String(answer.message ?? ''), status) : subscribed;
  } catch (error) {
    return failure(error);
  }
};

/** Subscribes an address that is not subscribed yet, and returns the message to show. */
export const subscribe = async (email: string): Promise<NewsletterMessage> => {
  const address = encodeURIComponent(email);
  return (await isSubscribed(address)) ? alreadySubscribed : post(address);
};
