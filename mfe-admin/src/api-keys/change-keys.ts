import { type ApiKey, CreatedApiKey, type ServiceAccount } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { accountApi, keyApi } from './keys-query.ts';

/** A key as returned when it was created, with its account. */
export interface MadeKey {
  name: string;
  key: CreatedApiKey;
}

const readKey = readerOf(CreatedApiKey);

/** Adds a key. Only this response contains it. */
export const addKey = async (
  account: string,
  days: number,
  headers: Record<string, string> = {},
): Promise<CreatedApiKey> =>
  readKey((await marketplace.post(accountApi(account, '/keys'), { days }, { headers })).data);

interface Rotation {
  days: number;
  overlapDays: number;
}

/** Replaces a key, which keeps working for the days of the overlap. */
export const rotateKey = async (
  account: string,
  key: string,
  body: Rotation,
  headers: Record<string, string>,
): Promise<CreatedApiKey> => readKey((await marketplace.post(keyApi(account, key, '/rotate'), body, { headers })).data);

/** Sends a deletion after a confirmation. */
const deletion = (path: string, done: string, then: () => void) => async () => {
  const succeeded = await attempt(() => marketplace.delete(path), done);
  if (succeeded) then();
  return succeeded;
};

export const askToRevoke = (ask: Ask, { id, name }: ServiceAccount, key: ApiKey, then: () => void) =>
  ask({
    title: `Revoke ${key.hint}?`,
    text: `Programs that use this key of ${name} lose access right away. This can’t be undone.`,
    action: 'Revoke',
    run: deletion(keyApi(id, key.id), `${key.hint} revoked.`, then),
  });

export const askToDelete = (ask: Ask, { id, name }: ServiceAccount, then: () => void) =>
  ask({
    title: `Delete ${name}?`,
    text: 'All of its keys stop working right away. Its history stays in the audit log. This can’t be undone.',
    action: 'Delete',
    run: deletion(accountApi(id), `${name} deleted.`, then),
  });
