import type { AccessRule, ApiScope } from '@marketplace/shared/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { compactDocument } from './compact-document.ts';
import { operationIdOf } from './operation-ids/index.ts';
import { scopeOf } from '../scopes/scope-of.ts';
import { tags } from './tags.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The roles, one of which is required; OpenAPI 3.1 allows them for schemes other than OAuth too. */
const rolesOf = (rule: AccessRule): string[] => {
  if (typeof rule === 'string') return [];
  return [...('roles' in rule ? rule.roles : []), ...('marketplaceRoles' in rule ? rule.marketplaceRoles : [])];
};

/** Either an access token of one of these roles, or an API key with this scope. */
const securityOf = (rule: AccessRule, scope: ApiScope | undefined): Record<string, string[]>[] =>
  rule === 'public' ? [] : [{ bearer: rolesOf(rule) }, ...(scope === undefined ? [] : [{ key: [scope] }])];

/** Errors are JSON, even if the endpoint returns a file. */
function withJsonRefusals(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]: [string, unknown]) => [
      status,
      Number(status) < 400 ? schema : { description: 'Refused.', content: { 'application/json': { schema } } },
    ]),
  );
}

/** The page's relative assets only work at the URL with a trailing slash. */
const addSlash: onRequestHookHandler = (request, reply, done) => {
  const [path = '', query] = request.url.split('?');
  if (path.endsWith('/docs')) return void reply.redirect('docs/', 308);
  if (path.endsWith('/docs/') && query !== undefined) return void reply.redirect('./', 308);
  done();
};

/** The API reference at `/api/docs`, generated from the contracts that validate requests. */
export async function registerDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TEX Marketplace API',
        description:
          'Amounts are whole numbers in minor units (paise); only `price` is in major units. Signed-in requests send ' +
          '`Authorization: Bearer <accessToken>`. Every error has the shape of ErrorBody. Any one of the listed roles is enough. ' +
          '`key` is the scope an API key (`Bearer texk_…`) needs; API keys can’t use operations without one.',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags,
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: { type: 'http', scheme: 'bearer', bearerFormat: 'texk_…', description: 'An API key with this scope.' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const rule = route.config?.access ?? 'public';
      const operationId = operationIdOf(route.method, url);
      return {
        url,
        schema: {
          ...schema,
          ...(operationId === undefined ? {} : { operationId }),
          response: withJsonRefusals(schema.response),
          security: securityOf(rule, scopeOf(route.method, url)),
        },
      };
    },
    transformObject: (document) => compactDocument('openapiObject' in document ? document.openapiObject : {}),
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list' },
    uiHooks: { onRequest: addSlash },
  });
}
