import type { Random } from '../random.ts';
import type { JsonSchema } from './operations.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const texts = [
  ...['', ' ', '\t\n', '\0', 'a\0b', '\ud800', 'x\udfff', '\ufeff', '\u202Eabc', 'Z̸̢̛̜a̷l̶g̵o̸', '🧾'.repeat(60), 'ß', 'İ'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'Infinity', 'true'],
  ...[
    "' or 1=1 --",
    "'; drop table users; --",
    '"',
    '\\',
    '%',
    '_',
    '%_%',
    '$1',
    '${1}',
    '{{name}}',
    '#{7*7}',
    '(',
    '[',
    '*',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\x',
    '/',
    'C:\\x',
    'file:///etc/passwd',
    '.',
    '..',
    'con',
    'a/b',
    'a;b',
    'a,b',
    'a\r\nSet-Cookie: b=c',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'data:text/html,x',
    '=1+1',
    '@SUM(A1)',
  ],
  ...['0', '-1', '1.5', '1e3', '1e204', '0x10', '２', '2147483648', '-2147483649', '9007199254740993', '9'.repeat(400)],
  ...[
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '0000-01-01',
    '99999-01-01',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13',
  ],
  ...[
    '2026-01-31T25:61:61Z',
    '2026-01-31T10:00:00+99:99',
    '294277-01-01T00:00:00Z',
    'yesterday',
    '2026-W05',
    '20260131',
  ],
  ...['a@b', '@', 'a@b@c', '"a b"@tex.example', 'ü@tex.example', `${'a'.repeat(64)}@${'b'.repeat(180)}.example`],
  ...[
    'http://127.0.0.1:1/',
    'http://[::1]:1',
    'https://user:pass@host.invalid',
    'http://169.254.169.254/',
    '//x.invalid',
    'https://',
  ],
];

const others = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e204, -1e204, 5e-324, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, 2 ** 63],
  ...[[], {}, [[]], [null], [1, 'a', {}], { toString: 1 }, { length: -1 }, nested(31), nested(33), nested(400)],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'].map(
    (text) => JSON.parse(text) as unknown,
  ),
  { $ne: null },
  Array.from({ length: 1_000 }, (_, index) => index),
];

const long = (random: Random) => random.of(['x', '字', '%', '\\', ' ']).repeat(random.of([1_000, 65_536, 200_000]));

/** A value that breaks its schema or code that trusts it: just over a limit, of the wrong type, or inherently nasty. */
export function hostileValue(random: Random, schema: JsonSchema): unknown {
  const beyond = beyondLimits(schema);
  const pick = random.below(10);
  if (pick < 3 && beyond.length > 0) return random.of(beyond);
  if (pick < 7) return random.of(texts);
  if (pick < 9) return random.of(others);
  return long(random);
}

export const hostileText = (random: Random): string => (random.below(20) === 0 ? long(random) : random.of(texts));

function beyondLimits(schema: JsonSchema): unknown[] {
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, items, anyOf } = schema;
  return [
    ...(anyOf ?? []).flatMap(beyondLimits),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1), ' '.repeat(minLength)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), ' '.repeat(maxLength), '🧾'.repeat(maxLength)]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum + 0.5]),
    ...(maximum === undefined ? [] : [maximum + 1, String(maximum)]),
    ...(minItems > 0 ? [[]] : []),
    ...(maxItems === undefined
      ? []
      : [Array.from({ length: maxItems + 1 }, () => (items?.type === 'string' ? 'a' : {}))]),
  ];
}
