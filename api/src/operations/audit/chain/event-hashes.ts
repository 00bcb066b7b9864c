import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { auditEvents } from '../../../db/index.ts';

export type StoredEvent = typeof auditEvents.$inferSelect;

/** Fields in `before` and `after` that name a person; the chain only has their salted hash, so they can be erased. */
const personalFields = new Set(['name', 'email', 'phone', 'timeZone', 'member']);

type Values = Record<string, unknown> | null;

const fields = (values: Values, personal: boolean): Values =>
  values && Object.fromEntries(Object.entries(values).filter(([name]) => personalFields.has(name) === personal));

/** SHA-256 of a value in the canonical form of RFC 8785. */
const hashOf = (value: object) =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest();

/** Hash of the actor and their place; undefined once erased. */
export const actorHashOf = ({ actorSalt: salt, actorEmail: email, ip }: StoredEvent): Buffer | undefined =>
  salt === null ? undefined : hashOf({ salt, email, ip });

/** Hash of the names and addresses in what was changed; undefined once erased. */
export const personHashOf = ({ personSalt: salt, targetName: name, before, after }: StoredEvent): Buffer | undefined =>
  salt === null ? undefined : hashOf({ salt, name, before: fields(before, true), after: fields(after, true) });

interface Place {
  sequence: number;
  /** Hash of the previous seal; empty for the first. */
  previous: Buffer;
  actorHash: Buffer;
  personHash: Buffer;
}

/** The seal of an event at its place in the chain. */
export const sealOf = (event: StoredEvent, { sequence, previous, actorHash, personHash }: Place): Buffer =>
  hashOf({
    sequence,
    previous: previous.toString('hex'),
    id: event.id,
    at: event.at.toISOString(),
    actorId: event.actorId,
    action: event.action,
    targetType: event.targetType,
    targetId: event.targetId,
    before: fields(event.before, false),
    after: fields(event.after, false),
    actor: actorHash.toString('hex'),
    person: personHash.toString('hex'),
  });

export const noSeal = Buffer.alloc(0);
