// The part of curl that the guides use, for machines without it.
import { request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    request: { type: 'string', short: 'X' },
    output: { type: 'string', short: 'o' },
    'dump-header': { type: 'string', short: 'D' },
    'write-out': { type: 'string', short: 'w', default: '' },
  },
});
const method = values.request ?? (values.data === undefined ? 'GET' : 'POST');
const headers = Object.fromEntries(
  values.header.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
);
const answer = await new Promise((resolve, reject) => {
  request(positionals[0], { method, headers }, resolve).on('error', reject).end(values.data);
});
const body = await text(answer);
if (values['dump-header'] === '-') {
  const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
  process.stdout.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
if (values.output === undefined) process.stdout.write(body);
else writeFileSync(values.output, body);
process.stdout.write(values['write-out'].replaceAll('\\n', '\n').replaceAll('%{http_code}', answer.statusCode));
