import type { SessionSummary } from '@marketplace/shared/contracts';

export const SESSIONS_PATH = '/auth/sessions';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const kinds = ['desktop', 'phone', 'tablet'] as const;

const readSession = (value: unknown): SessionSummary[] => {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (!text(fields['id'])) return [];
  return [
    {
      id: text(fields['id']),
      device: text(fields['device']) || 'Unknown device',
      kind: kinds.find((kind) => kind === fields['kind']) ?? 'unknown',
      ip: text(fields['ip']),
      createdAt: text(fields['createdAt']),
      lastSeenAt: text(fields['lastSeenAt']),
      expiresAt: text(fields['expiresAt']),
      current: fields['current'] === true,
    },
  ];
};

/** Sessions in whatever came, the one that asks first. */
export const readSessions = (answer: unknown): SessionSummary[] =>
  (Array.isArray(answer) ? answer : [])
    .flatMap(readSession)
    .sort((one, other) => Number(other.current) - Number(one.current));
