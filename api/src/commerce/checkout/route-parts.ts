import { Type } from 'typebox';

export const requiredIdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    description: 'Places the order at most once, however often you send it.',
  }),
});
