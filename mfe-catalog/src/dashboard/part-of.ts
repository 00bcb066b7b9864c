/** A field of an answer, whatever came in its place. */
export const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
