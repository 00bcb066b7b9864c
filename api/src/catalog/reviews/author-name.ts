const anonymous = 'Subscriber';

/** How a review names its author: first name and the initial of the last, `Asha Rao` as `Asha R.`; an email names nobody. */
export function authorName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0];
  if (!first || name.includes('@')) return anonymous;
  const initial = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
