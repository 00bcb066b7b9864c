import { randomFrom, type Random } from '../random.ts';
import { hostileText, hostileValue } from './hostile-value.ts';
import type { KnownValues } from './known-values.ts';
import { makeBody, type Body } from './make-body.ts';
import type { Operation, Parameter } from './operations.ts';
import { ruleNameOf, type Role } from './roles.ts';
import { validValue, type Making } from './valid-value.ts';

export interface FuzzRequest {
  /** With the same seed, it makes the request again. */
  index: number;
  operation: Operation;
  role: Role;
  method: string;
  /** With its query, encoded. */
  address: string;
  headers: Record<string, string>;
  body: Body | undefined;
}

interface Ground {
  operations: Operation[];
  known: KnownValues;
  roles: readonly Role[];
}

/** The request of a seed with this number, whatever came before it. Operations take turns. */
export function makeRequest({ operations, known, roles }: Ground, seed: number, index: number): FuzzRequest {
  const random = randomFrom(Math.imul(seed, 2_654_435_761) + Math.imul(index, 40_503));
  for (let warm = 0; warm < 3; warm += 1) random.next();
  const operation = operations[index % operations.length];
  if (!operation) throw new Error('The API document lists no operations.');
  const { path } = operation;
  const making: Making = { random, known, path, record: random.below(8) > 0 ? known.record(random, path) : undefined };
  const role = roleFor(random, operation, roles);
  const whole = addressOf(making, operation);
  const body = makeBody(making, operation);
  const headers = { ...headerParameters(making, operation), ...oddHeaders(random), ...bodyHeaders(body) };
  const method = random.below(60) === 0 ? random.of(['PATCH', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) : operation.method;
  // Node refuses headers over its limit before it knows the method, and then answers HEAD with a body.
  const address = method === 'HEAD' ? whole.slice(0, 8_000) : whole;
  return { index, operation, role, method, address, headers, body };
}

/** Usually one that is let in, because there is more to find inside. */
function roleFor(random: Random, { roles: needed }: Operation, roles: readonly Role[]): Role {
  const admitted = roles.filter((role) => needed.includes(ruleNameOf(role)));
  return admitted.length > 0 && random.below(10) < 8 ? random.of(admitted) : random.of(roles);
}

function addressOf(making: Making, { path, parameters }: Operation): string {
  const { random } = making;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const hostile = random.below(5) === 0;
    return encode(hostile ? hostileText(random).slice(0, 2_000) : String(validValue(making, schema, name))) || '%20';
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required === true || random.below(2) === 0))
    .flatMap((parameter) => queryPairs(making, parameter));
  if (random.below(25) === 0)
    query.push(`${encode(hostileText(random).slice(0, 500))}=${encode(hostileText(random).slice(0, 500))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function queryPairs(making: Making, { name, schema }: Parameter): string[] {
  const { random } = making;
  const value = random.below(4) === 0 ? hostileValue(random, schema) : validValue(making, schema, name);
  const text = (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).slice(0, 3_000);
  const pair = `${encode(name)}=${encode(text)}`;
  return random.below(40) === 0 ? [pair, pair, `${name}[]=1`] : [pair];
}

/** Half a character can't be encoded by the rules; it is sent as the bytes it would have. */
const encode = (text: string) =>
  text
    .split(/([\ud800-\udfff])/u)
    .map((part) => (/^[\ud800-\udfff]$/u.test(part) ? '%ed%a0%80' : encodeURIComponent(part)))
    .join('');

function headerParameters(making: Making, { parameters }: Operation): Record<string, string> {
  const { random } = making;
  const sent = parameters.filter((parameter) => parameter.in === 'header' && random.below(6) > 0);
  const value = ({ schema, name }: Parameter) =>
    random.below(5) === 0 ? hostileText(random) : `${String(validValue(making, schema, name))}-${random.hex(8)}`;
  return Object.fromEntries(sent.map((parameter) => [parameter.name, plain(value(parameter)).slice(0, 4_000)]));
}

/** Characters allowed in a header: no client sends others. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

const odd: [name: string, values: string[]][] = [
  [
    'authorization',
    [
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'Basic eDp5',
      `Bearer ${'x'.repeat(6_000)}`,
    ],
  ],
  ['origin', ['null', 'https://elsewhere.example', 'not an origin', '', 'http://127.0.0.1']],
  ['x-forwarded-proto', ['https', 'javascript', 'http,https']],
  ['forwarded', ['for=1.2.3.4;host=elsewhere.example;proto=https', ';;;']],
  ['x-request-id', ['a b', 'x'.repeat(500), 'fine-request-id', '<script>']],
  ['x-forwarded-for', ['1.2.3.4', '::1', 'x', ',,,', '127.0.0.1, 10.0.0.1']],
  [
    'host',
    ['elsewhere.example', 'localhost:1', '[::1]', '127.0.0.1.', 'a..b', 'x'.repeat(300), 'localhost@evil.example'],
  ],
  ['x-forwarded-host', ['elsewhere.example', '..', '']],
  ['accept', ['text/html', 'image/*', '', '*/*;q=0', 'x']],
  ['accept-encoding', ['br', 'gzip;q=0', 'identity;q=0', '*;q=0', 'x, y;q=9', 'gzip, br, zstd']],
  ['accept-language', ['x'.repeat(300), '*', 'ta-IN']],
  ['if-none-match', ['*', '"x"', 'W/"', ',']],
  ['if-modified-since', ['yesterday', 'Mon, 01 Jan 2035 00:00:00 GMT']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x=1', 'bytes=0-99999999999999999999']],
  [
    'cookie',
    ['a', '=', 'marketplace-device=x', `marketplace-device=${'%'.repeat(50)}`, 'a=b; '.repeat(100), '__proto__=1'],
  ],
  ['user-agent', ['', 'x'.repeat(2_000), '(((((', 'Mozilla/5.0 \\x00']],
  ['x-http-method-override', ['DELETE']],
  ['content-encoding', ['gzip', 'br', 'x']],
];

function oddHeaders(random: Random): Record<string, string> {
  if (random.below(6) > 0) return {};
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.of(odd));
  return Object.fromEntries(chosen.map(([name, values]) => [name, random.of(values)]));
}

function bodyHeaders(body: Body | undefined): Record<string, string> {
  if (!body) return {};
  return {
    ...(body.type !== undefined && { 'content-type': body.type }),
    ...(body.encoding !== undefined && { 'content-encoding': body.encoding }),
  };
}
