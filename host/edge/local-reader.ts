import type { FastifyInstance } from 'fastify';
import { LATE, toDataAnswer, UNREAD, USUAL_LIMIT, type DataAnswer, type DataReader } from './data-answer.ts';

const late = (limit: number) => new Promise<DataAnswer>((resolve) => setTimeout(() => resolve(LATE), limit).unref());

/** Reads public data from the API in this process, as a request to its host. */
export const localReader = (api: FastifyInstance, host: string): DataReader => {
  const read = async (path: string) => {
    const answer = await api.inject({ method: 'GET', url: `/api/marketplace${path}`, headers: { host } });
    return toDataAnswer(answer.statusCode, answer.body);
  };
  return (path, limit = USUAL_LIMIT) => Promise.race([read(path).catch(() => UNREAD), late(limit)]);
};
