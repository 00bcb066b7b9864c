/** The list in an answer: the answer itself, or wrapped in `data`, `items` or `content`. Empty when there is none. */
export const listOf = <T>(answer: unknown): T[] => {
  if (Array.isArray(answer)) return answer as T[];
  if (typeof answer !== 'object' || answer === null) return [];
  const { data, items, content } = answer as Record<string, unknown>;
  const list = [data, items, content].find(Array.isArray);
  return (list as T[] | undefined) ?? (data ? listOf<T>(data) : []);
};
