import { errorCode } from '../error-code.ts';
import { ApiError } from './api-error.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { isFullDisk } from './full-disk.ts';

/** Turns any thrown error into an error response that is clear to its reader and reveals nothing internal. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isFullDisk(error)) return diskFull();
  if (isDatabaseOutage(error)) return unavailable();
  const status = statusOf(error);
  const code = errorCode(error);
  if (status === 503) return unavailable();
  if (isBrokenForm(error)) return clientError(400, code);
  if (status >= 400 && status < 500) return clientError(status, code);
  return new ApiError(500, 'internal_error', 'Something went wrong on our side. Please try again in a moment.');
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** The form parser sets no status for a form that ends early or has malformed parts. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && /multipart data$|^Malformed part|^Multipart: /.test(error.message);

const unavailable = () =>
  new ApiError(503, 'unavailable', 'The service is busy or restarting. Please try again in a few seconds.', {
    retryAfter: 2,
  });

const diskFull = () =>
  new ApiError(503, 'disk_full', "Nothing was saved because the server's disk is full. Please try again later.", {
    retryAfter: 60,
  });

/** Errors that Fastify and its plugins raise before a route runs. */
function clientError(status: number, code: string): ApiError {
  const known: Record<number, [string, string]> = {
    400: ['invalid_request', "We couldn't read the request. Its body or address is malformed."],
    404: ['not_found', "This address doesn't exist."],
    405: ['method_not_allowed', "This address doesn't accept that method."],
    406: ['not_multipart', 'Send this form as multipart/form-data.'],
    408: ['timeout', 'The request took too long to arrive. Please try again.'],
    413: ['too_large', 'The request is larger than allowed.'],
    414: ['address_too_long', 'The address is longer than allowed.'],
    415: ['unsupported_media_type', 'Send the body as application/json.'],
    429: ['too_many_requests', 'Too many requests. Please try again later.'],
    431: ['headers_too_large', 'The headers of the request are larger than allowed.'],
  };
  const [word, sentence] = known[status] ?? ['invalid_request', "We couldn't accept the request."];
  return new ApiError(status, word, code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'A JSON body is required.' : sentence);
}
