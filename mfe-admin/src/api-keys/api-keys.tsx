import { type ApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button, Notice } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '../question/use-question.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './api-keys.module.css';
import { askToDelete, askToRevoke, type MadeKey } from './change-keys.ts';
import { KeyDialog, MadeKeyDialog } from './key-dialog.tsx';
import { accountsPath, keysOfOperator, keysOfOrganization, NEW } from './keys-query.ts';

interface Props {
  /** The organization; null for the operator. */
  clientId: string | null;
  /** A closed organization gets no accounts and no keys. */
  closed?: boolean;
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="primary" onClick={onClick}>
    <Plus size={16} strokeWidth={1.75} aria-hidden />
    New service account
  </Button>
);

/** The service accounts of an organization or of the operator, with their keys. */
export const ApiKeys = ({ clientId, closed = false }: Props) => {
  const definition = clientId === null ? keysOfOperator : keysOfOrganization;
  const list = usePagedList(definition, accountsPath(clientId), rowsReaderOf(ServiceAccount));
  const { view, change, reload, shown } = list;
  const { ask, dialog } = useQuestion();
  const [making, setMaking] = useState<{ account: ServiceAccount; replaces: ApiKey | undefined }>();
  const [made, setMade] = useState<MadeKey>();
  const add = () => change({ account: NEW });
  const close = () => change({ account: '' });
  const edited = shown?.rows.find(({ id }) => id === view.account);
  const isOpen = edited !== undefined || (view.account === NEW && !closed);
  const show = (key: MadeKey | undefined) => {
    setMaking(undefined);
    setMade(key);
    reload();
  };
  const actions = {
    onEdit: ({ id }: ServiceAccount) => change({ account: id }),
    onNewKey: closed ? undefined : (account: ServiceAccount, replaces?: ApiKey) => setMaking({ account, replaces }),
    onRevoke: (account: ServiceAccount, key: ApiKey) => askToRevoke(ask, account, key, reload),
    onDelete: (account: ServiceAccount) => askToDelete(ask, account, reload),
  };
  return (
    <List
      list={list}
      name="API keys"
      noun="service account"
      tools={!closed && shown && shown.total > 0 && <AddButton onClick={add} />}
      render={(accounts) => (
        <div className={styles.accounts}>
          {closed && <Notice tone="warning">This organization is closed, so its keys don’t work.</Notice>}
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} {...actions} />
            ))}
          </ul>
        </div>
      )}
      empty={{
        icon: KeyRound,
        title: 'No API keys yet',
        text: 'Create a service account to let a program call the API, within the scopes you choose.',
        actions: !closed && <AddButton onClick={add} />,
      }}
    >
      {isOpen && (
        <AccountPanel
          // A version that someone else saved replaces the input once it has loaded.
          key={`${view.account} ${edited?.version ?? ''}`}
          account={edited}
          clientId={clientId}
          onSaved={(key) => {
            close();
            show(key);
          }}
          onLoadAgain={reload}
          onClose={close}
        />
      )}
      {making && <KeyDialog {...making} onMade={show} onClose={() => setMaking(undefined)} />}
      {made && <MadeKeyDialog made={made} onClose={() => setMade(undefined)} />}
      {dialog}
    </List>
  );
};
