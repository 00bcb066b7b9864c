import { gzipSync } from 'node:zlib';
import { hostileText, hostileValue } from './hostile-value.ts';
import { makeForm } from './make-form.ts';
import type { JsonSchema, Operation } from './operations.ts';
import { validValue, type Making } from './valid-value.ts';

export interface Body {
  content: Buffer;
  /** Undefined if the request names none. */
  type: string | undefined;
  encoding?: string;
}

const json = (value: unknown): Body => ({
  content: Buffer.from(JSON.stringify(value) ?? ''),
  type: 'application/json',
});

const oddTypes = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
    '',
    'application/json; charset=utf-16',
  ],
  ...[
    'application/json;charset=x',
    'APPLICATION/JSON',
    'application/vnd.api+json',
    'multipart/form-data',
    'image/png',
    '*/*',
  ],
];

const png = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex');

/** Valid, broken in one place, or not JSON at all; undefined for none. */
export function makeBody(making: Making, operation: Operation): Body | undefined {
  const { random } = making;
  const form = operation.body['multipart/form-data']?.schema;
  if (form) return makeForm(making, form);
  const schema = operation.body['application/json']?.schema;
  if (!schema)
    return operation.method === 'GET' || (random.below(6) > 0 && !/picture|import/.test(operation.path))
      ? undefined
      : strayBody(making);
  const pick = random.below(20);
  if (pick < 9) return json(validValue(making, schema));
  if (pick < 16) return json(spoil(making, schema));
  if (pick < 17) return json(hostileValue(random, schema));
  if (pick < 18) return { ...json(validValue(making, schema)), type: random.of(oddTypes) };
  return brokenBody(making, schema);
}

/** One property is hostile, missing or extra, at any depth. */
function spoil(making: Making, schema: JsonSchema): unknown {
  const { random } = making;
  const value = validValue(making, schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue(random, schema);
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? random.of(names) : 'x';
  const inner = schema.properties?.[name] ?? {};
  const pick = random.below(10);
  if (pick === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  if (pick === 1)
    return { ...value, [hostileText(random)]: hostileValue(random, {}), role: 'SUPER_ADMIN', clientId: 'x' };
  if (pick < 5 && inner.type === 'object') return { ...value, [name]: spoil(making, inner) };
  if (pick < 5 && inner.items)
    return { ...value, [name]: [spoil(making, inner.items), hostileValue(random, inner.items)] };
  return { ...value, [name]: hostileValue(random, inner) };
}

function brokenBody(making: Making, schema: JsonSchema): Body {
  const { random } = making;
  const { content, type } = json(validValue(making, schema));
  const text = content.toString();
  const body = (changed: string | Buffer) => ({ content: Buffer.from(changed), type });
  return random.of<() => Body>([
    () => body(text.slice(0, random.below(text.length + 1))),
    () => body(`\ufeff${text}`),
    () => body(text.replace('{', '{"__proto__":{"x":1},')),
    () => body(text.replace('{', '{"constructor":{"prototype":{"x":1}},')),
    () => body(text.replace('{', '{"a":1,"a":2,')),
    () => body(`${text}${text}`),
    () => body(text.replace(/"/g, "'")),
    () => body(text.replace(/\d+/, '1e999')),
    () => body(Buffer.from(text, 'utf16le')),
    () =>
      body(Buffer.concat([Buffer.from(text.slice(0, 2)), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(text.slice(2))])),
    () => body(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    () => body(`"${'x'.repeat(1_100_000)}"`),
    () => ({ content: gzipSync(text), type, encoding: 'gzip' }),
    () => ({ content, type: undefined }),
    () => ({ content: Buffer.alloc(0), type }),
  ])();
}

/** For endpoints that don't take JSON: pictures, and unexpected content. */
function strayBody(making: Making): Body {
  const { random } = making;
  if (making.path.endsWith('/pictures') && random.below(3) > 0)
    return makeForm(making, { properties: { picture: { format: 'binary' } } });
  return random.of<() => Body>([
    () => json(hostileValue(random, {})),
    () => ({ content: png, type: 'image/png' }),
    () => ({
      content: Buffer.alloc(random.of([0, 1, 100_000]), 7),
      type: random.of(['image/png', 'image/webp', 'application/octet-stream']),
    }),
    () => ({ content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>`), type: 'image/svg+xml' }),
    () => ({ content: Buffer.from(hostileText(random)), type: random.of(oddTypes) }),
  ])();
}
