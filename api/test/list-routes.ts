import Fastify, { type RouteOptions } from 'fastify';
import type { DatabaseConnection } from '../src/index.ts';
import { registerApi } from '../src/register-api.ts';
import { apiServerOptions } from '../src/http/server-options.ts';
import { marketplace, organization, type TestApi } from './test-api.ts';

/** Part of a JSON schema, as routes register it. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

export interface ListedRoute {
  method: string;
  url: string;
  /** As tables name it: without the base of the marketplace. */
  name: string;
  isPublic: boolean;
  /** The field of the response that holds the paged list. */
  list: string | undefined;
  headers: string[];
  query: string[];
  /** The orders that `sort` takes, such as `name,asc`. */
  sorts: string[];
  response: Record<string, JsonSchema>;
}

type Server = Pick<TestApi, 'config'> & { database: DatabaseConnection };

/** Every endpoint of both bases, as registered: the documented routes without media. */
export async function listRoutes({ database: db, config }: Server): Promise<ListedRoute[]> {
  const found: ListedRoute[] = [];
  const app = Fastify(apiServerOptions(config));
  app.addHook('onRoute', (route) => {
    const isCall = route.url.startsWith(marketplace) || route.url.startsWith(organization);
    const isHidden = route.schema?.hide === true || route.url.includes('/media/');
    if (isCall && !isHidden && route.method !== 'HEAD') found.push(toListed(route));
  });
  await registerApi(app, { db, config });
  await app.ready();
  await app.close();
  return found;
}

function toListed({ method, url, config, schema }: RouteOptions): ListedRoute {
  return {
    ...{ method: String(method), url, name: `${String(method)} ${url.replace(marketplace, '')}` },
    isPublic: config?.access === 'public',
    list: config?.list,
    headers: Object.keys(propertiesOf(schema?.headers)),
    query: Object.keys(propertiesOf(schema?.querystring)),
    sorts: valuesOf(propertiesOf(schema?.querystring).sort),
    response: (schema?.response ?? {}) as Record<string, JsonSchema>,
  };
}

const valuesOf = (schema: JsonSchema | undefined): string[] =>
  schema === undefined
    ? []
    : schema.const === undefined
      ? (schema.anyOf ?? []).flatMap(valuesOf)
      : [String(schema.const)];

/** Those of a schema and of the schemas that it combines. */
export function propertiesOf(schema: unknown): Record<string, JsonSchema> {
  const { properties = {}, allOf = [], anyOf = [] } = (schema ?? {}) as JsonSchema;
  return Object.assign({}, properties, ...[...allOf, ...anyOf].map(propertiesOf)) as Record<string, JsonSchema>;
}
