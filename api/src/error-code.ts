/** The code that Node, PostgreSQL and Fastify put on what they throw; empty without one. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
