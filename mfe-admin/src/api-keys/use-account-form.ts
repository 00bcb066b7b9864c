import { type ApiScope, ServiceAccount } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed, useAttempt, useForm } from '@marketplace/shared/form';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { addKey, type MadeKey } from './change-keys.ts';
import { accountApi } from './keys-query.ts';
import { USUAL_LIFETIME } from './lifetimes.ts';

export interface AccountDraft {
  name: string;
  description: string;
  scopes: ApiScope[];
  /** Lifetime of the first key; only for a new account. */
  days: string;
}

interface Saved {
  account: ServiceAccount;
  made: MadeKey | undefined;
}

const readAccount = readerOf(ServiceAccount);

/** The first key of an account. If it fails, the account exists anyway. */
const firstKey = async ({ id, name }: ServiceAccount, days: number): Promise<MadeKey | undefined> => {
  try {
    return { name, key: await addKey(id, days) };
  } catch (error) {
    const why = serverSaid(error) ?? 'The server didn’t respond.';
    notify.error(`${name} was created without a key. ${why} Add a key from its menu.`);
    return undefined;
  }
};

/** The form of a service account; a new one gets its first key at the same time. */
export const useAccountForm = (
  known: ServiceAccount | undefined,
  clientId: string | null,
  onSaved: (made: MadeKey | undefined) => void,
) => {
  const attempt = useAttempt();
  const add = async ({ days, ...fields }: AccountDraft): Promise<Saved> => {
    const body = { ...fields, clientId };
    const { data } = await attempt(body, (headers) => marketplace.post(accountApi(), body, { headers }));
    const account = readAccount(data);
    return { account, made: await firstKey(account, Number(days)) };
  };
  const change = async ({ id, version }: ServiceAccount, { days: _, ...fields }: AccountDraft): Promise<Saved> => {
    const { data } = await marketplace.put(accountApi(id), { ...fields, version });
    return { account: readAccount(data), made: undefined };
  };
  return useForm<AccountDraft, Saved>({
    start: {
      ...{ name: known?.name ?? '', description: known?.description ?? '' },
      ...{ scopes: known?.scopes ?? [], days: USUAL_LIFETIME },
    },
    tidy: trimmed,
    check: ({ name, scopes }) => ({
      ...(name === '' && { name: 'Enter a name, such as the program that uses the keys.' }),
      ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
    }),
    send: (draft) => (known ? change(known, draft) : add(draft)),
    onSent: ({ made }) => onSaved(made),
    ...(known && { done: ({ account }: Saved) => `${account.name} saved.` }),
  });
};
