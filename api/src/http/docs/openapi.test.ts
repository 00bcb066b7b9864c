import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as contracts from '@marketplace/shared/contracts';
import { Check } from 'typebox/value';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { operationIds } from './operation-ids/index.ts';
import { schemaExamples } from './schema-examples.ts';
import { tags } from './tags.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

/** Return 201 for something new and 200 for something existing, or 207 for a partial result. */
const withTwoAnswers = [
  'post /api/marketplace/tex-suite/cart',
  'post /api/marketplace/tex-suite/module-request',
  'post /api/marketplace/tex-admin/payment',
  'post /api/marketplace/tex-admin/catalog/import',
];

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;
}

describe('the API reference', () => {
  const document = async () => {
    const body = (await api.app.inject('/api/docs/json')).json<{
      openapi: string;
      components: { responses: Record<string, Operation['responses'][string]>; schemas: Record<string, object> };
      paths: Record<string, Record<string, Operation>>;
    }>();
    return {
      ...body,
      operations: Object.entries(body.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
      ),
    };
  };

  it.each(['/api/docs', '/api/docs/', '/api/docs?x=1', '/api/docs/?x=1'])(
    'is a page at %s, with all its assets',
    async (address) => {
      const first = new URL(address, 'http://api');
      const { headers } = await api.app.inject(address);
      const url = headers.location === undefined ? first : new URL(headers.location, first);
      const page = await api.app.inject(url.pathname + url.search);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => new URL(path, url));
      expect(assets.length).toBeGreaterThan(5);
      for (const { pathname } of assets) {
        const asset = await api.app.inject(pathname);
        const type = { css: /^text\/css/, png: /^image\/png/, js: /^application\/javascript/ }[
          pathname.split('.').at(-1) ?? ''
        ];
        expect([pathname, asset.statusCode, asset.headers['content-type']]).toEqual([
          pathname,
          200,
          expect.stringMatching(type ?? 'none'),
        ]);
      }
    },
  );

  it('is OpenAPI 3.1', async () => {
    expect((await document()).openapi).toBe('3.1.0');
  });

  it('lists every endpoint with a summary, a subject and the shape of its responses', async () => {
    const { operations } = await document();
    expect(operations).toHaveLength(331);
    for (const { name, operation } of operations) {
      expect([name, Boolean(operation.summary), operation.tags?.length]).toEqual([name, true, 1]);
      const good = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      expect([name, good.length]).toEqual([name, withTwoAnswers.includes(name) ? 2 : 1]);
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (answer.$ref !== undefined) continue;
        const schemas = Object.values(answer.content ?? {}).map((content) => content.schema);
        expect([name, status, schemas.length > 0 && schemas.every(Boolean)]).toEqual([name, status, true]);
      }
    }
  });

  it('describes every refusal by a component, as ErrorBody in JSON, even for files', async () => {
    const { operations, components } = await document();
    for (const { name, operation } of operations)
      for (const [status, { $ref = '' }] of Object.entries(operation.responses))
        if (!/^[23]/.test(status)) {
          const response = components.responses[$ref.replace('#/components/responses/', '')];
          const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
          expect([name, status, response?.content]).toEqual([name, status, content]);
        }
    expect(operations.filter(({ operation }) => !operation.responses['default'])).toEqual([]);
  });

  it('names every operation, and nothing else', async () => {
    const names = (await document()).operations.map(({ name, operation }) => [name, operation.operationId] as const);
    expect(names.filter(([, id]) => !/^[a-z][A-Za-z]+$/.test(id ?? ''))).toEqual([]);
    expect(names.map(([, id]) => id).sort()).toEqual(Object.values(operationIds).sort());
    expect(new Set(Object.values(operationIds)).size).toBe(names.length);
  });

  it('names the contracts, with valid examples, and describes its headings', async () => {
    const { operations, components } = await document();
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining([
        'Cart',
        'ErrorBody',
        'Invoice',
        'Module',
        'Order',
        'AdminSessionPage',
        ...Object.keys(schemaExamples),
      ]),
    );
    for (const [name, example] of Object.entries(schemaExamples)) {
      const contract = Object.entries(contracts).find(([key]) => key === name)?.[1] as contracts.TSchema;
      expect([name, Check(contract, example)]).toEqual([name, true]);
    }
    const headings = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect([...headings].sort()).toEqual(tags.map(({ name }) => name).sort());
  });

  it('stays small and has no errors by Redocly’s rules', async () => {
    const { body } = await api.app.inject('/api/docs/json');
    // In proportion to 250 kB for the 204 operations of its first release.
    expect(Buffer.byteLength(body) / Object.keys(operationIds).length).toBeLessThan(1_200);
    const linter = join(import.meta.dirname, '../../../test/lint-document.mjs');
    expect(JSON.parse(execFileSync(process.execPath, [linter], { input: body, encoding: 'utf8' }))).toEqual([]);
  });

  it('offers everyone what the contracts list', async () => {
    const base = '/api/marketplace';
    const isPublicRead = ([path, { get }]: [string, Record<string, Operation>]) =>
      path.startsWith(`${base}/`) &&
      get &&
      get.security?.length === 0 &&
      get.responses[200]?.content?.['application/json'];
    const found = Object.entries((await document()).paths).filter(isPublicRead);
    expect(found.map(([path]) => path.slice(base.length)).sort()).toEqual([...contracts.publicReads]);
  });

  it('has what guarded pages may request with their documents, for users only', async () => {
    const { paths } = await document();
    const isForUsers = (path: string) => (paths[`/api/marketplace${path}`]?.get?.security?.length ?? 0) > 0;
    expect(contracts.guardedReads.filter(isForUsers)).toEqual([...contracts.guardedReads]);
  });

  it('says which endpoints need a sign-in and which roles, and how the ticket form is sent', async () => {
    const { paths } = await document();
    expect(paths['/api/marketplace/tex-suite/cart']?.get?.security).toEqual([
      { bearer: ['PAYMENT_ADMIN'] },
      { key: ['orders:read'] },
    ]);
    expect(paths['/api/marketplace/auth/profile']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/marketplace/tex-admin/sessions']?.get?.security).toEqual([{ bearer: ['SUPER_ADMIN'] }]);
    expect(paths['/api/marketplace/tex-admin/buckets']?.get?.security).toEqual([]);
    expect(Object.keys(paths['/api/marketplace/tex-suite/ticket']?.post?.requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
  });
});
