import type { Random } from '../random.ts';
import { hostileText, hostileValue } from './hostile-value.ts';
import type { Body } from './make-body.ts';
import type { JsonSchema } from './operations.ts';
import { validValue, type Making } from './valid-value.ts';

const fileNames = [
  'plan.pdf',
  '../../x.sh',
  'a"b.png',
  '',
  'ü 日本.txt',
  `${'n'.repeat(400)}.png`,
  'con.',
  'x\u202Egnp.exe',
  'a\0.png',
];
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');
const starts = [
  picture,
  picture,
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  'MZ',
  '<html><script>',
  'GIF89a',
  '',
  'PK\x03\x04',
];

/** A form with its fields, files with odd names and contents, and sometimes no form at all. */
export function makeForm(making: Making, { properties = {} }: JsonSchema): Body {
  const { random } = making;
  const boundary = random.of(['----x', 'b', 'a'.repeat(70)]);
  const parts = Object.entries(properties).flatMap(([name, schema]) => {
    if (random.below(12) === 0) return [];
    const copies = random.below(12) === 0 ? 2 : 1;
    return Array.from({ length: copies }, () =>
      schema.format === 'binary' ? file(random, name) : field(name, fieldText(making, schema)),
    );
  });
  if (random.below(10) === 0) parts.push(field(hostileText(random).replace(/["\r\n]/g, ''), hostileText(random)));
  const end = random.below(12) === 0 ? '' : `--${boundary}--\r\n`;
  const content = Buffer.from([...parts.map((part) => `--${boundary}\r\n${part}\r\n`), end].join(''), 'latin1');
  const named = random.of([boundary, boundary, boundary, boundary, 'other', '']);
  return { content, type: `multipart/form-data; boundary=${named}` };
}

function fieldText(making: Making, schema: JsonSchema): string {
  const { random } = making;
  const value = random.below(3) > 0 ? validValue(making, schema) : hostileValue(random, schema);
  const text = random.below(8) === 0 ? hostileText(random) : JSON.stringify(value);
  return Buffer.from(text).toString('latin1');
}

const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

function file(random: Random, name: string): string {
  const given = Buffer.from(random.of(fileNames)).toString('latin1');
  const type = random.of(['application/pdf', 'image/png', 'text/html', 'x', '']);
  const content = random.of(starts) + 'z'.repeat(random.of([0, 10, 30_000]));
  return `Content-Disposition: form-data; name="${name}"; filename="${given}"\r\nContent-Type: ${type}\r\n\r\n${content}`;
}
