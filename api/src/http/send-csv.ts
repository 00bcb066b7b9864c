import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The list in the file, for the audit log. */
    sentList?: { file: string; rows: number; complete: boolean };
  }
}

/** Column names in order, with the value of each. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number>;

/** A negative amount isn't a formula, and has to stay a number. */
const isNumber = (text: string) => /^-\d+(\.\d+)?$/.test(text);
const cast = { string: (value: string) => (isNumber(value) ? { value, escape_formulas: false } : value) };

/**
 * Streams rows from the database as a file. Starts with a byte order mark, by which spreadsheets recognize UTF-8;
 * values that they would run as formulas are escaped.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  file: { name: string; columns: CsvColumns<Row>; rows: AsyncIterable<Row> | Iterable<Row> },
): FastifyReply {
  const columns = Object.entries(file.columns);
  const sent = { file: file.name, rows: 0, complete: false };
  reply.request.sentList = sent;
  async function* lines() {
    for await (const row of file.rows) {
      sent.rows += 1;
      yield columns.map(([, read]) => read(row));
    }
    sent.complete = true;
  }
  const text = stringify({
    header: true,
    columns: columns.map(([name]) => name),
    bom: true,
    escape_formulas: true,
    cast,
  });
  // A failure destroys both streams and the response, so that clients notice an incomplete file.
  pipeline(Readable.from(lines()), text, () => undefined);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(text);
}
