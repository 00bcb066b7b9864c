import { adviceOf, serverSaid, statusOf } from '@marketplace/shared/http';

export interface NewsletterMessage {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** An extra line that says what to do. */
  advice?: string | undefined;
}

const error = (text: string): NewsletterMessage => ({ tone: 'error', text });

export const blank = error('Please enter your email address');

export const alreadySubscribed: NewsletterMessage = {
  tone: 'info',
  text: "You're already subscribed to our newsletter!",
};

export const subscribed: NewsletterMessage = {
  tone: 'success',
  text: 'Successfully subscribed! Thank you for joining our newsletter.',
  advice: 'Check your inbox to confirm.',
};

/** The message for a refusal with these words and this status. */
export const refusal = (said: string, status: number | undefined): NewsletterMessage => {
  const words = said.toLowerCase();
  if (words.includes('already subscribed')) return alreadySubscribed;
  if (words.includes('valid email')) return error('Please enter a valid email address');
  if (status === 429) return error('Too many requests. Please try again later.');
  if (status !== undefined && status >= 500) return error('Server error. Please try again later.');
  return error('Failed to subscribe. Please try again.');
};

export const failure = (thrown: unknown): NewsletterMessage => ({
  ...refusal(serverSaid(thrown) ?? '', statusOf(thrown)),
  advice: adviceOf(thrown),
});
