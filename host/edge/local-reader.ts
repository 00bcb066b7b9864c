import type { FastifyInstance } from 'fastify';
import type { DataReader } from './page-data.ts';

/** In milliseconds; a slower answer is left to the browser. */
const TIME_LIMIT = 300;

const late = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIME_LIMIT).unref());

/** Reads public data from the API in this process. */
export const localReader = (api: FastifyInstance): DataReader => {
  const read = async (path: string): Promise<unknown> => {
    const answer = await api.inject({ method: 'GET', url: `/api/marketplace${path}` });
    return answer.statusCode === 200 ? (answer.json() as unknown) : undefined;
  };
  return (path) => Promise.race([read(path).catch(() => undefined), late()]);
};
