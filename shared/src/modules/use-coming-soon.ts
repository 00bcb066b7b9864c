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
 * Ids and names from the response about upcoming modules, whose shape is not specified: a list, or an object by id, of
 * modules or of their names.
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

export type IsComingSoon = ReturnType<typeof useComingSoon>;

/** Tells whether a module is coming soon: by its own flag, or by its id or name among the upcoming ones. */
export const useComingSoon = () => {
  const { data } = useResource('/tex-admin/modules/upcoming', { parse: readUpcoming });
  return useCallback(
    ({ id, name, comingSoon, isComingSoon }: Flagged) =>
      comingSoon === true || isComingSoon === true || (data?.has(id) ?? false) || (data?.has(nameOf(name)) ?? false),
    [data],
  );
};
