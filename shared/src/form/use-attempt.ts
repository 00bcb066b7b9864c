import { codeOf, isNoResponse, statusOf } from '../http/index.ts';
import { useRef } from 'react';
import { randomKey } from './random-key.ts';

interface Attempt {
  content: string;
  key: string;
}

/** After these it is unknown whether the change was made. */
const isOpen = (error: unknown) =>
  isNoResponse(error) || codeOf(error) === 'in_flight' || (statusOf(error) ?? 500) >= 500;

/**
 * Sends what a user has confirmed with its own `Idempotency-Key`. If they confirm again before a response, the key is
 * the same, so the change is made once.
 */
export const useAttempt = () => {
  const attempt = useRef<Attempt>(undefined);
  return async <T>(content: unknown, send: (headers: { 'Idempotency-Key': string }) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(content);
    const current = attempt.current?.content === text ? attempt.current : { content: text, key: randomKey() };
    attempt.current = current;
    try {
      const answer = await send({ 'Idempotency-Key': current.key });
      attempt.current = undefined;
      return answer;
    } catch (error) {
      if (!isOpen(error)) attempt.current = undefined;
      throw error;
    }
  };
};
