import type { JsonSchema, Operation, Parameter } from './operations.ts';

const text: JsonSchema = { type: 'string', maxLength: 200 };
const query = (...names: string[]): Parameter[] => names.map((name) => ({ in: 'query', name, schema: text }));
const part = (name: string, values?: string[]): Parameter => ({
  ...{ in: 'path', name, required: true },
  schema: values ? { enum: values } : text,
});

const page = (path: string, ...parameters: Parameter[]): Operation => ({
  ...{ method: 'GET', path, roles: [], parameters, body: {}, answers: {} },
  kind: 'page',
});

const pages = [
  ...['', 'buckets', 'bucket', 'module', 'upcoming', 'tutorials', 'login', 'contact-us', 'privacy-policy', 'ticket'],
  ...['cart', 'profile', 'audit', 'no-such-page', 'module/attendance/dashboard'],
];

/** What the edge serves itself: pages, files of releases, and what crawlers and other sites read. */
export const pageOperations: Operation[] = [
  page('/marketplace/{page}', part('page', pages), ...query('id', 'moduleId', 'page', 'search', 'channel', 'remotes')),
  page('/marketplace/{page}', part('page'), ...query('id', 'q', 'canary')),
  page('/releases/{app}/{id}/{file}', part('app', ['host', 'mfe-cart', '..']), part('id'), part('file')),
  page('/{file}', part('file', ['robots.txt', 'sitemap.xml', 'favicon.ico', 'livez', 'readyz', 'releases'])),
  page('/{path}/{file}', part('path'), part('file')),
];
