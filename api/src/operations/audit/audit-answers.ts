import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { afterAnswers, countHit } from '../../http/index.ts';
import { recordAudit } from './record-audit.ts';

/** Filters that hold typed text, which may be a name or an email: the log only records that they were set. */
const typed = ['search', 'actor'];

/**
 * Records, once the response is sent, every list exported as a file, and every refusal of a signed-in user. For all
 * routes registered afterwards.
 */
export function auditAnswers(app: FastifyInstance, db: Database): void {
  const afterAnswer = afterAnswers(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.caller && reply.statusCode === 403) afterAnswer(request, () => recordRefusal(db, request, payload));
    else if (request.caller && request.sentList) afterAnswer(request, () => recordExport(db, request));
    done();
  });
}

/** Only the first per hour, person and endpoint, so that nobody fills the log. */
async function recordRefusal(db: Database, request: FastifyRequest, payload: unknown): Promise<void> {
  const actorId = request.caller?.userId ?? null;
  const endpoint = `${request.method} ${request.routeOptions.url ?? ''}`;
  const { hits } = await countHit(db, `refused:${actorId}:${endpoint}`, 3_600);
  if (hits > 1) return;
  const target = { type: 'endpoint', id: endpoint, name: endpoint };
  const entry = { actorId, action: 'user.refused', target, after: { code: codeOf(payload) }, ip: request.ip } as const;
  await db.transaction((tx) => recordAudit(tx, entry));
}

function codeOf(payload: unknown): string {
  const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : undefined;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

/** How many rows were sent, even if the connection broke before the last. */
async function recordExport(db: Database, { caller, sentList, query, ip }: FastifyRequest): Promise<void> {
  if (!sentList) return;
  const { file, rows, complete } = sentList;
  const set = Object.entries(Object(query)).filter(([, value]) => value !== undefined && value !== '');
  const filter = Object.fromEntries(set.map(([name, value]) => [name, typed.includes(name) ? '(typed)' : value]));
  const after = { ...filter, rows, ...(complete ? {} : { complete }) };
  const target = { type: 'list', id: file, name: file };
  await db.transaction((tx) =>
    recordAudit(tx, { actorId: caller?.userId ?? null, action: 'list.exported', target, after, ip }),
  );
}
