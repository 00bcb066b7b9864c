import Fastify from 'fastify';
import { sendCsv } from './send-csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['-5.00 EUR', "'-5.00 EUR"],
  ['@name', "'@name"],
  // Amounts of credit notes, which spreadsheets add up.
  ['-400.50', '-400.50'],
  ['-7', '-7'],
])('writes %s into a file as %s', async (value, written) => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendCsv(reply, { name: 'values.csv', columns: { Value: (one: string) => one }, rows: [value] }),
  );
  expect((await app.inject('/')).body).toBe(`\uFEFFValue\n${written}\n`);
});
