import type { FastifyInstance, onRequestHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route will be removed: its responses say so, and the reference strikes it out. */
    deprecated?: Deprecation;
  }
}

interface Deprecation {
  /** Days in UTC: since when it is deprecated, and when it may be gone. */
  since: `${number}-${number}-${number}`;
  sunset: `${number}-${number}-${number}`;
  /** The operation to use instead, by its name in the reference. */
  successor: string;
}

/**
 * Makes deprecated routes say so: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and where to read about replacements.
 */
export function announceDeprecations(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    const { deprecated } = route.config ?? {};
    if (!deprecated) return;
    const { description } = route.schema ?? {};
    const successor = `Call ${deprecated.successor} instead; this may be gone from ${deprecated.sunset} on.`;
    route.schema = { ...route.schema, deprecated: true };
    route.schema.description = [description, successor].filter(Boolean).join(' ');
    // A response from memory would lack the headers.
    delete route.config?.answerEarly;
    route.onRequest = [announce(deprecated), ...[route.onRequest ?? []].flat()];
  });
}

function announce({ since, sunset }: Deprecation): onRequestHookHandler {
  const headers = {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: '</api/docs/>; rel="deprecation"; type="text/html"',
  };
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}
