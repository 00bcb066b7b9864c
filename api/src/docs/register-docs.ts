import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'";

/** The API reference at `/api/docs`, made from the same contracts that check the calls. */
export async function registerDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TEX Marketplace API',
        description:
          'Amounts are whole numbers in minor units (paise); `price` alone is in major units. Signed-in calls carry ' +
          '`Authorization: Bearer <accessToken>`. Every refusal has the shape of ErrorBody.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // Calls that need a sign-in say so, by their own access rule.
    transform: ({ schema, url, route }) => {
      const needsSignIn = route.config?.access !== undefined && route.config.access !== 'public';
      return { url, schema: needsSignIn ? { ...schema, security: [{ bearer: [] }] } : schema };
    },
  });
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy, uiConfig: { docExpansion: 'list' } });
}
