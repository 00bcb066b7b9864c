export interface FieldError {
  field: string;
  message: string;
}

interface UsedUp {
  name: string;
  quota: number;
  windowSeconds: number;
  resetsIn: number;
}

interface ApiErrorExtras {
  errors?: FieldError[];
  /** In seconds, for the Retry-After header. */
  retryAfter?: number;
  /** The limit that is used up, for the RateLimit headers. */
  limit?: UsedUp;
  /** The WWW-Authenticate header (RFC 6750). */
  challenge?: string;
}

/** An error response: status, a stable code for programs and a sentence for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly limit: UsedUp | undefined;
  readonly challenge: string | undefined;

  constructor(statusCode: number, code: string, message: string, extras: ApiErrorExtras = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.errors = extras.errors;
    this.retryAfter = extras.retryAfter;
    this.limit = extras.limit;
    this.challenge = extras.challenge ?? (statusCode === 401 ? 'Bearer' : undefined);
  }
}

export const invalid = (field: string, message: string) =>
  new ApiError(400, 'invalid_request', message, { errors: [{ field, message }] });

/** @throws ApiError 400 that lists each invalid field with a sentence */
export function refuse(errors: FieldError[]): void {
  if (errors.length === 0) return;
  const sentences = new Set(errors.map(({ message }) => (/[.!?]$/.test(message) ? message : `${message}.`)));
  throw new ApiError(400, 'invalid_request', [...sentences].join(' '), { errors });
}

export const notFound = (what: string) => new ApiError(404, 'not_found', `This ${what} doesn't exist.`);

/** Returns the value. @throws ApiError 404 if there is none */
export function found<T>(what: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound(what);
  return value;
}

/** A 429 for a limit that is used up; its headers say when it resets. */
export const tooMany = (message: string, limit: UsedUp) =>
  new ApiError(429, 'too_many_requests', message, { retryAfter: limit.resetsIn, limit });
