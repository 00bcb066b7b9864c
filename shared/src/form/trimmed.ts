/** The same values with all texts trimmed. */
export const trimmed = <Values>(values: Values): Values => {
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim();
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, tidy(inside)]));
  };
  return tidy(values) as Values;
};
