import { randomUUID } from 'node:crypto';

/** A trace id as W3C Trace Context writes it: 32 hexadecimal digits. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');

const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** The trace id of a `traceparent` header; undefined if it is missing or malformed. */
export const traceIdIn = (traceparent: string | string[] | undefined): string | undefined =>
  typeof traceparent === 'string' ? form.exec(traceparent)?.[1] : undefined;
