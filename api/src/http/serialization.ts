import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const compile = SerializerSelector()();

/** Fastify's own, but made for an answer when it is first sent: all at once they are half of the time that a start takes. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = (route) => {
  let compiled: ReturnType<typeof compile> | undefined;
  return (answer: unknown) => (compiled ??= compile({ httpStatus: '200', ...route }))(answer);
};
