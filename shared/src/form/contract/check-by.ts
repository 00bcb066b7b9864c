import type { Contract, Errors, Sentences } from '../contract.ts';
import { withoutRows } from '../paths.ts';

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const isGoodText = (text: string, { minLength = 0, maxLength = Infinity, pattern, format }: Contract) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (typeof pattern !== 'string' || new RegExp(pattern).test(text)) &&
  (format !== 'email' || emailAddress.test(text));

const isGoodNumber = (number: number, { type, minimum = -Infinity, maximum = Infinity }: Contract) =>
  number >= minimum && number <= maximum && (type !== 'integer' || Number.isInteger(number));

const isGood = (value: unknown, part: Contract) => {
  if (part.const !== undefined) return value === part.const;
  if (part.type === 'string') return typeof value === 'string' && isGoodText(value, part);
  if (part.type === 'number' || part.type === 'integer') return typeof value === 'number' && isGoodNumber(value, part);
  return part.type === 'null' ? value === null : true;
};

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** The paths of everything in a value that violates the contract. */
export const brokenPaths = (contract: Contract, value: unknown, path = ''): string[] => {
  const { anyOf, properties, items, required = [], minItems = 0, maxItems = Infinity } = contract;
  if (anyOf) return anyOf.some((one) => brokenPaths(one, value).length === 0) ? [] : [path];
  if (properties && typeof value === 'object' && value !== null)
    return Object.entries(properties).flatMap(([name, part]) => {
      const inside: unknown = Reflect.get(value, name);
      if (inside === undefined) return required.includes(name) ? [below(path, name)] : [];
      return brokenPaths(part, inside, below(path, name));
    });
  if (items && Array.isArray(value))
    return [
      ...(value.length < minItems || value.length > maxItems ? [path] : []),
      ...value.flatMap((item, index) => brokenPaths(items, item, below(path, index))),
    ];
  return isGood(value, contract) ? [] : [path];
};

/** Validates a body by its contract: a message for each invalid field that has one. */
export const checkBy = (contract: Contract, sentences: Sentences, body: object): Errors =>
  Object.fromEntries(
    brokenPaths(contract, body).flatMap((path) => {
      const sentence = sentences[withoutRows(path)];
      return sentence === undefined ? [] : [[path, sentence]];
    }),
  );
