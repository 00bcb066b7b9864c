import { useCallback } from 'react';
import { useResource } from '../data/index.ts';

interface Flagged {
  id: string;
  name: string;
  comingSoon?: boolean;
  isComingSoon?: boolean;
}

type Fields = Record<string, unknown>;

const sameWord = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []);
const nameOf = (name: string) => name.trim().toLowerCase();

/**
 * Ids and names in the answer about upcoming modules, whose shape is not fixed: a list, or an object by id, of modules or
 * of their names.
 */
const readUpcoming = (answer: unknown): Set<string> => {
  if (typeof answer !== 'object' || answer === null) return new Set();
  const keys = Array.isArray(answer) ? [] : Object.keys(answer);
  const entries = Object.values(answer as Fields).flatMap((entry) => {
    const { id, name, moduleName } = (typeof entry === 'object' && entry !== null ? entry : {}) as Fields;
    return [entry, id, name, moduleName].flatMap(sameWord);
  });
  return new Set([...keys, ...entries].flatMap((word) => [word, nameOf(word)]));
};

/** Tells whether a module is coming soon: it says so itself, or it is among the upcoming ones by its id or name. */
export const useComingSoon = () => {
  const { data } = useResource('/tex-admin/modules/upcoming', { parse: readUpcoming });
  return useCallback(
    ({ id, name, comingSoon, isComingSoon }: Flagged) =>
      comingSoon === true || isComingSoon === true || (data?.has(id) ?? false) || (data?.has(nameOf(name)) ?? false),
    [data],
  );
};
