import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Type, type TObject } from 'typebox';
import { pagingOf } from '../db/row-list.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field of the response that holds the list to page, if the response is more than a list. */
    list?: string;
  }
}

const ListPage = Type.Object({
  page: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'Starts at 0. Without page and size, you get the whole list.',
    }),
  ),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries per page, 20 by default.' })),
});

type PageHeaders = Record<'x-total-count' | 'link', string>;

interface ListPart<T> {
  content: T[];
  headers: PageHeaders;
}

/**
 * Lets clients request a page of every complete list with `page` and `size`, even of one inside a response. A route
 * that only reads the page sets `pageHeaders` itself.
 */
export function pageLists(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, schema, config }) => {
    if (method !== 'GET' || !schema || !hasList({ schema, config })) return;
    const { properties = {} } = (schema.querystring ?? {}) as Partial<TObject>;
    schema.querystring = Type.Object({ ...ListPage.properties, ...properties });
  });
  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const isWhole = reply.statusCode === 200 && isPaged(request) && !reply.hasHeader('x-total-count');
    const { list } = request.routeOptions.config;
    const all = isWhole && (list === undefined ? payload : (payload as Record<string, unknown>)[list]);
    if (!Array.isArray(all)) {
      done(null, payload);
      return;
    }
    const { content, headers } = partOf<unknown>(request, all);
    reply.headers(headers);
    done(null, list === undefined ? content : { ...(payload as object), [list]: content });
  });
}

const hasList = ({ schema, config }: { schema?: RouteOptions['schema']; config?: FastifyContextConfig | undefined }) =>
  config?.list !== undefined ||
  (schema?.response as Record<number, { type?: string }> | undefined)?.[200]?.type === 'array';

/** Whether a page of a list is requested, instead of all of it. */
export const isPaged = ({ query, routeOptions }: FastifyRequest): boolean =>
  hasList(routeOptions) && Object.values(pagesIn(query)).some((value) => value !== undefined);

const pagesIn = (query: unknown) => {
  const { page, size } = query as { page?: number; size?: number };
  return { page, size };
};

/** The requested page. Only lists have one. */
export function partOf<T>(request: FastifyRequest, all: T[]): ListPart<T> {
  const { size, offset } = pagingOf(pagesIn(request.query));
  return { content: all.slice(offset, offset + size), headers: pageHeaders(request, all.length) };
}

/** How many entries a list has, and where the other pages are (RFC 8288). */
export function pageHeaders(request: FastifyRequest, total: number): PageHeaders {
  const { page, size } = pagingOf(pagesIn(request.query));
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const around = { ...(page > 0 && { prev: Math.min(page - 1, last) }), ...(page < last && { next: page + 1 }) };
  const links = Object.entries({ first: 0, ...around, last });
  const link = links.map(([rel, to]) => `<${addressOf(request, to)}>; rel="${rel}"`).join(', ');
  return { 'x-total-count': String(total), link };
}

/** Relative to the requested address. */
function addressOf({ url }: FastifyRequest, page: number): string {
  const query = new URLSearchParams(url.split('?')[1]);
  query.set('page', String(page));
  return `?${query.toString()}`;
}
