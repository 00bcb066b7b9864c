import type { RuntimeConfig } from '@marketplace/shared/contracts';

/** An id; never only dots, which would lead to another path. */
const safeValue = /^(?!\.+$)[A-Za-z0-9_.-]{1,64}$/;

/** Up to eight ids, as in `{ids}`. */
const safeList = /^[A-Za-z0-9_.-]{1,64}(,[A-Za-z0-9_.-]{1,64}){0,7}$/;
const isSafe = (name: string, value: string) => (name === 'ids' ? safeList : safeValue).test(value);

/** `{id}`, or `{config.privacyPolicyId}` for a value of the configuration. */
const placeholder = /\{([\w.]+)\}/g;

/** `{&tag}`, `{&search=q}` under another name, `{&page=page-1}` counted from 0, `{&tag*}` as often as it occurs. */
const option = /\{&(\w+)(?:=(\w+)(-1)?)?(\*)?\}/g;

/** In characters; longer values are left to the page. */
const LONGEST_OPTION = 200;

/** A page's path parameters and query by name; a list where the query repeats a name. */
export type AddressValues = Record<string, string | string[] | undefined>;

const oneOrAll = (all: string[]) => (all.length > 1 ? all : all[0]);

/** The values of a page's address by name; the path wins over the query. */
export const addressValues = (query: URLSearchParams, params: Record<string, string | undefined>): AddressValues => ({
  ...Object.fromEntries([...new Set(query.keys())].map((name) => [name, oneOrAll(query.getAll(name))])),
  ...params,
});

const fromZero = (text: string) => (Number.parseInt(text, 10) > 1 ? String(Number.parseInt(text, 10) - 1) : '');

/** The optional parameters that the address has, in the template's order. */
const fillOptions = (template: string, values: AddressValues) =>
  template.replace(option, (_, name: string, from: string = name, counted?: string, list?: string) => {
    const given = [values[from] ?? []].flat().map((value) => (counted ? fromZero(value) : value.trim()));
    const told = given.filter((value) => value !== '' && value.length <= LONGEST_OPTION).slice(0, list ? undefined : 1);
    return told.map((value) => `&${new URLSearchParams([[name, value]]).toString()}`).join('');
  });

/**
 * Fills `{id}` in an API path from the page's address, and options such as `{&sort}` that the address has; undefined if an
 * id is missing or malformed.
 */
export const fillPath = (template: string, values: AddressValues): string | undefined => {
  let complete = true;
  const path = template.replace(placeholder, (_, name: string) => {
    const value = [values[name]].flat().at(-1);
    if (!value || !isSafe(name, value)) complete = false;
    return value ?? '';
  });
  return complete ? fillOptions(path, values) : undefined;
};

/** The path without its options: the same for all views of a subject. */
export const withoutOptions = (template: string) => template.replace(option, '');

/** The parameters of the address that API paths take if they are there, and whether they take every one of a name. */
export const optionsOf = (templates: string[]) =>
  templates.flatMap((template) =>
    [...template.matchAll(option)].map(([, name = '', from = name, , list]) => ({ name: from, isList: Boolean(list) })),
  );

/** The names that API paths take from the page's address. */
export const placeholdersOf = (templates: string[]) =>
  templates
    .flatMap((template) => [...template.matchAll(placeholder)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('config.'));

/** The values of the configuration by name. */
export const configValues = (config: RuntimeConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [`config.${name}`, String(value)]));
