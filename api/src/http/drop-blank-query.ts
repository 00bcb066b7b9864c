import type { FastifyRequest, preValidationHookHandler } from 'fastify';

/** Treats an empty filter (`?q=&status=`) as absent. */
export const dropBlankQuery: preValidationHookHandler = (request: FastifyRequest, _reply, done) => {
  const { query } = request;
  if (typeof query === 'object' && query !== null) {
    request.query = Object.fromEntries(Object.entries(query).filter(([, value]) => !isBlank(value)));
  }
  done();
};

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
