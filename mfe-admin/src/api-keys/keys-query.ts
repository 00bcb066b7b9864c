import { defineView, openRow, page, queryOf } from '@marketplace/shared/ui/list';

const ACCOUNTS = '/tex-suite/service-accounts';

/** Replaces the id while an account is being added. */
export const NEW = 'new';

const viewOf = (besides: Record<string, string>) => defineView({ page: page(), account: openRow() }, besides);

export const keysOfOrganization = viewOf({ tab: 'keys' });
export const keysOfOperator = viewOf({ section: 'api-keys' });

type View = ReturnType<typeof keysOfOperator.readView>;

/** @param clientId the organization; null for the operator */
export const accountsPath =
  (clientId: string | null) =>
  ({ page: at }: View) =>
    `${ACCOUNTS}?${queryOf({ clientId: clientId ?? '', page: at, size: 20 })}`;

/** The endpoint of an account or of its keys; of all accounts without an id. */
export const accountApi = (id?: string, part = '') =>
  id === undefined ? ACCOUNTS : `${ACCOUNTS}/${encodeURIComponent(id)}${part}`;

/** The endpoint of one key. */
export const keyApi = (account: string, key: string, part = '') =>
  accountApi(account, `/keys/${encodeURIComponent(key)}${part}`);
