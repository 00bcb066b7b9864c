import { ErrorBody } from '@marketplace/shared/contracts';

/** The error responses of a route, for its schema and the API reference. Any request may meet a database outage. */
export function refusals<Code extends number>(...codes: Code[]): Record<Code | 503, typeof ErrorBody> {
  const answers = Object.fromEntries([...codes, 503].map((code) => [code, ErrorBody]));
  return answers as Record<Code | 503, typeof ErrorBody>;
}
