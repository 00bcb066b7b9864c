import { readFile } from 'node:fs/promises';
import { openTestApi } from '../test/test-api.ts';
import { findBreaks, type Break } from './find-breaks.ts';
import { compactText, releasedFile } from './released-document.ts';

interface Parts {
  fields?: Record<string, object>;
  required?: string[];
  query?: object[];
  answer?: object;
  status?: number;
  path?: string;
  roles?: string[] | 'public';
}

const text = { type: 'string' };
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });
const fields = { name: text, size: oneOf('small', 'large'), address: { type: 'object', properties: { city: text } } };
const answer = {
  type: 'object',
  required: ['id', 'state'],
  properties: { id: text, state: oneOf('open', 'closed'), note: text },
};
const answering = (properties: object, required = ['id', 'state']) => ({
  answer: { ...answer, properties: { ...answer.properties, ...properties }, required },
});
const sort = { name: 'sort', in: 'query', schema: text };

const operation = (operationId: string, parts: Parts = {}) => ({
  operationId,
  security: parts.roles === 'public' ? [] : [{ bearer: parts.roles ?? ['ADMIN', 'BUYER'] }],
  parameters: parts.query ?? [sort],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object', required: parts.required ?? ['name'], properties: parts.fields ?? fields },
      },
    },
  },
  responses: {
    [parts.status ?? 201]: {
      description: 'Done',
      content: { 'application/json': { schema: parts.answer ?? answer } },
    },
  },
});

const documentOf = (operations: Record<string, Parts>) => ({
  openapi: '3.1.0',
  info: { title: 'An API', version: '1.0.0' },
  paths: Object.fromEntries(
    Object.entries(operations).map(([id, parts]) => [parts.path ?? `/${id}`, { post: operation(id, parts) }]),
  ),
});

const { size: _size, ...withoutSize } = fields;
const { note: _note, ...withoutNote } = answer.properties;

const breaking: Record<string, Parts> = {
  losesAnswerField: { answer: { ...answer, properties: withoutNote } },
  answersOptional: answering({}, ['id']),
  answersNull: answering({ id: { type: ['string', 'null'] } }),
  answersOtherType: answering({ id: { type: 'number' } }),
  answersNewState: answering({ state: oneOf('open', 'closed', 'lost') }),
  answersOtherStatus: { status: 200 },
  asksForMore: { fields: { ...fields, code: text }, required: ['name', 'code'] },
  asksForOptional: { required: ['name', 'size'] },
  takesFewerValues: { fields: { ...fields, size: oneOf('small') } },
  takesNoField: { fields: withoutSize },
  takesNoInnerField: { fields: { ...fields, address: { type: 'object', properties: {} } } },
  takesNoQuery: { query: [] },
  requiresQuery: { query: [sort, { name: 'page', in: 'query', required: true, schema: text }] },
  movesAway: { path: '/elsewhere' },
  closesToBuyers: { roles: ['ADMIN'] },
};

const harmless: Record<string, Parts> = {
  answersMore: answering({ extra: text }, ['id', 'state', 'extra']),
  answersSurely: answering({}, ['id', 'state', 'note']),
  answersFewerStates: answering({ state: oneOf('open') }),
  takesMore: { fields: { ...fields, extra: text }, query: [sort, { name: 'page', in: 'query', schema: text }] },
  takesMoreValues: { fields: { ...fields, size: oneOf('small', 'large', 'huge') } },
  asksForLess: { required: [] },
  opensToOthers: { roles: ['ADMIN', 'BUYER', 'READER'] },
  opensToAll: { roles: 'public' },
};

const idsOf = (breaks: Break[]) => [...new Set(breaks.map(({ operationId }) => operationId))].sort();

describe('breaking changes of the API', () => {
  it('are found, and nothing else is', async () => {
    const ids = [...Object.keys(breaking), ...Object.keys(harmless)];
    const before = documentOf({
      ...Object.fromEntries(ids.map((id) => [id, {}])),
      goes: {},
      closes: { roles: 'public' },
      takesFirstQuery: { query: [] },
    });
    const after = documentOf({ ...breaking, ...harmless, closes: {}, takesFirstQuery: {}, isNew: {} });
    expect(idsOf(await findBreaks(before, after))).toEqual([...Object.keys(breaking), 'closes', 'goes'].sort());
  });

  it('are compared without prose', () => {
    const schema = { type: 'object', properties: { description: { ...text, description: 'Words.' } } };
    const document = { ...documentOf({ create: { answer: schema } }), components: { schemas: { Note: schema } } };
    const kept = JSON.parse(compactText(document)) as typeof document;
    expect(kept.components.schemas.Note).toEqual({ type: 'object', properties: { description: text } });
    expect(kept.paths['/create']?.post.operationId).toBe('create');
  });

  it('are named in the changelog, against the last release', async () => {
    const api = await openTestApi();
    const current = (await api.app.inject('/api/docs/json')).json<object>();
    await api.close();
    const breaks = await findBreaks(JSON.parse(await readFile(releasedFile, 'utf8')) as object, current);
    const changelog = await readFile(`${import.meta.dirname}/../../CHANGELOG.md`, 'utf8');
    const [, unreleased = ''] = changelog.split(/^## /m);
    const [, section = ''] = unreleased.split(/^### Breaking API changes$/m);
    const [named = ''] = section.split(/^### /m);
    // Each of them needs a line with its name, such as `placeOrder`, below "### Breaking API changes".
    expect(breaks.filter(({ operationId }) => !named.includes(`\`${operationId}\``))).toEqual([]);
  });
});
