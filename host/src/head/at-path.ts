/** The value at a dotted path of an answer, such as `slideshow.0.title`; undefined if there is none. */
export const atPath = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, step) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[step]),
      answer,
    );

/** The text at a dotted path; undefined if it isn't text or is blank. */
export const textAt = (answer: unknown, path: string | undefined): string | undefined => {
  const value = path ? atPath(answer, path) : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
