import type { AccessRule } from '@marketplace/shared/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** As OpenAPI 3.1 lets other schemes than OAuth do: the roles of which one is asked for. */
const rolesOf = (rule: AccessRule): string[] => {
  if (typeof rule === 'string') return [];
  return [...('roles' in rule ? rule.roles : []), ...('marketplaceRoles' in rule ? rule.marketplaceRoles : [])];
};

/** A refusal is JSON, also of a call that answers with a file. */
function withJsonRefusals(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]: [string, unknown]) => [
      status,
      Number(status) < 400 ? schema : { description: 'Refused.', content: { 'application/json': { schema } } },
    ]),
  );
}

/** The page finds its assets only at the address that ends with a slash. */
const addSlash: onRequestHookHandler = (request, reply, done) => {
  const [path = '', query] = request.url.split('?');
  if (path.endsWith('/docs')) return void reply.redirect('docs/', 308);
  if (path.endsWith('/docs/') && query !== undefined) return void reply.redirect('./', 308);
  done();
};

/** The API reference at `/api/docs`, made from the same contracts that check the calls. */
export async function registerDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TEX Marketplace API',
        description:
          'Amounts are whole numbers in minor units (paise); `price` alone is in major units. Signed-in calls carry ' +
          '`Authorization: Bearer <accessToken>`. Every refusal has the shape of ErrorBody. Roles of a call are alternatives.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const rule = route.config?.access ?? 'public';
      const documented = { ...schema, response: withJsonRefusals(schema.response) };
      return { url, schema: rule === 'public' ? documented : { ...documented, security: [{ bearer: rolesOf(rule) }] } };
    },
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list' },
    uiHooks: { onRequest: addSlash },
  });
}
