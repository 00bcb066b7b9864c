import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** RFC 2046, 5.1.1: 1 to 70 characters of this set, optionally in quotes. */
const boundary =
  /;\s*boundary=(?:"[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]"|[0-9A-Za-z'()+_,./:=?-]{1,70})\s*(?:;|$)/i;

/** @throws ApiError 415 for anything but a form, 400 for a form without a valid boundary */
export function assertForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new ApiError(415, 'not_multipart', 'Send this form as multipart/form-data.');
  if (boundary.test(request.headers['content-type'] ?? '')) return;
  throw new ApiError(400, 'invalid_boundary', 'The boundary of this form is missing or malformed (RFC 2046).');
}
