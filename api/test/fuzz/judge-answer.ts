import { ErrorBody } from '@marketplace/shared/contracts';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FuzzRequest } from './make-request.ts';
import type { JsonSchema } from './operations.ts';
import type { Answer } from './send-request.ts';

/** What no refusal may reveal: stacks, statements, files and messages of the database. */
const inside =
  /\bat [\w.<>]+ \(|node_modules|\.[cm]?[jt]s:\d+|\bselect\b.+\bfrom\b|\binsert into\b|violates .+ constraint|syntax error at|out of range for type|invalid input syntax|ECONN|drizzle|postgres/i;
/** A page names its scripts, some by the packages in them. */
const insideOfPage = /\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+|violates .+ constraint|invalid input syntax|ECONN/;

type Check = (body: unknown) => string | undefined;

const checks = new Map<object, Check>();

function checkOf(schema: TSchema | JsonSchema): Check {
  const known = checks.get(schema);
  if (known) return known;
  const validator = Compile(schema as TSchema);
  const check: Check = (body) => {
    if (validator.Check(body)) return undefined;
    const [first] = validator.Errors(body);
    return first ? `${first.instancePath || '/'} ${first.message}` : 'it has another shape';
  };
  checks.set(schema, check);
  return check;
}

/** What is wrong with a response, one phrase each; empty for a good one. */
export function judgeAnswer(sent: FuzzRequest, answer: Answer, limitMs: number): string[] {
  if (answer.status === 0) return [`no answer: ${answer.body.toString()}`];
  const late = answer.milliseconds > limitMs ? [`took ${Math.round(answer.milliseconds)} ms`] : [];
  return [
    ...late,
    ...judgeStatus(answer),
    ...judgeScope(sent, answer),
    ...judgeHeaders(sent, answer),
    ...judgeBody(sent, answer),
  ];
}

function judgeStatus({ status, body }: Answer): string[] {
  if (status < 500) return [];
  return [`answered ${status}: ${body.toString().slice(0, 200)}`];
}

/** A key gets nothing beyond its scopes. */
function judgeScope({ method, operation: { method: own, scope } }: FuzzRequest, { status, scopes }: Answer): string[] {
  if (!scopes || scope === undefined || status >= 300 || method !== own) return [];
  return scope !== null && scopes.includes(scope) ? [] : [`answered ${status} to a key without ${scope ?? 'a way in'}`];
}

function judgeHeaders({ operation }: FuzzRequest, { status, headers }: Answer): string[] {
  const wrong: string[] = [];
  if (operation.kind !== 'page' && headers['x-request-id'] === undefined) wrong.push(`${status} without x-request-id`);
  if (status < 400 && headers['x-content-type-options'] !== 'nosniff') wrong.push(`${status} without nosniff`);
  return wrong;
}

function judgeBody(sent: FuzzRequest, answer: Answer): string[] {
  const { status } = answer;
  if (sent.method === 'HEAD' || status === 304 || status === 204) return [];
  if (sent.operation.kind === 'page') return judgeLeak(answer, insideOfPage);
  if (status >= 400) return judgeRefusal(sent, answer);
  if (sent.method !== sent.operation.method) return [];
  const content = sent.operation.answers[String(status)];
  if (!content) return [`answered ${status}, which is not documented`];
  const type = mediaType(answer);
  const documented = content[type] ?? content['*/*'];
  if (!documented)
    return [`${status} came as "${type}", documented is ${Object.keys(content).join(', ') || 'nothing'}`];
  if (type !== 'application/json') return [];
  const wrong = checkJson(documented.schema ?? {}, answer);
  return wrong === undefined ? [] : [`${status} is not as documented: ${wrong}`];
}

function judgeRefusal(sent: FuzzRequest, answer: Answer): string[] {
  const text = plainBody(answer).toString();
  const wrong: string[] = [];
  if (mediaType(answer) !== 'application/json') wrong.push(`refusal ${answer.status} came as "${mediaType(answer)}"`);
  const documented = sent.operation.answers[String(answer.status)]?.['application/json']?.schema;
  const misfit = checkJson(ErrorBody, answer);
  // A few endpoints refuse in their own format.
  if (misfit !== undefined && (!documented || checkJson(documented, answer) !== undefined))
    wrong.push(`refusal ${answer.status} is not as documented: ${misfit}`);
  wrong.push(...judgeLeak(answer, inside));
  const id = misfit === undefined ? requestId(text) : undefined;
  if (id !== undefined && id !== answer.headers['x-request-id'])
    wrong.push('body and header name different request ids');
  return wrong;
}

function judgeLeak(answer: Answer, told: RegExp): string[] {
  const leak = told.exec(plainBody(answer).toString());
  return leak ? [`${answer.status} tells of our inside: ${leak[0].slice(0, 80)}`] : [];
}

function checkJson(schema: TSchema | JsonSchema, answer: Answer): string | undefined {
  try {
    return checkOf(schema)(JSON.parse(plainBody(answer).toString()));
  } catch {
    return 'it is no JSON';
  }
}

function requestId(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && 'requestId' in value ? value.requestId : undefined;
}

const mediaType = ({ headers }: Answer) => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';

function plainBody({ headers, body }: Answer): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case 'deflate':
      return inflateSync(body);
    default:
      return body;
  }
}
