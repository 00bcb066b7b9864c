import type { RuntimeConfig } from '@marketplace/shared/contracts';

/** An id; never only dots, which would lead to another path. */
const safeValue = /^(?!\.+$)[A-Za-z0-9_.-]{1,64}$/;

/** `{id}`, or `{config.privacyPolicyId}` for a value of the configuration. */
const placeholder = /\{([\w.]+)\}/g;

/** The values of a page's address by name; the path wins over the query. */
export const addressValues = (query: URLSearchParams, params: Record<string, string | undefined>) => ({
  ...Object.fromEntries(query),
  ...params,
});

/** Fills `{id}` in an API path from the page's address; undefined if it is missing or malformed. */
export const fillPath = (template: string, values: Record<string, string | undefined>): string | undefined => {
  let complete = true;
  const path = template.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (!value || !safeValue.test(value)) complete = false;
    return value ?? '';
  });
  return complete ? path : undefined;
};

/** The names that API paths take from the page's address. */
export const placeholdersOf = (templates: string[]) =>
  templates
    .flatMap((template) => [...template.matchAll(placeholder)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('config.'));

/** The values of the configuration by name. */
export const configValues = (config: RuntimeConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [`config.${name}`, String(value)]));
