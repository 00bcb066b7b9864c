import { useAtom } from 'jotai';
import { AccountRow } from './account-row.tsx';
import { accountsAtom, type SampleAccount } from './accounts-atom.ts';
import { AddAccountForm } from './add-account-form.tsx';
import styles from './account-list.module.css';

/** Only what this page shows changes: no call is made and the real session stays. */
export const AccountList = () => {
  const [accounts, setAccounts] = useAtom(accountsAtom);
  const add = (account: Omit<SampleAccount, 'id'>) =>
    setAccounts((before) => [...before, { id: crypto.randomUUID(), ...account }]);
  const signOut = (id: string) => setAccounts((before) => before.filter((account) => account.id !== id));
  return (
    <>
      {accounts.length === 0 ? (
        <p className={styles.empty}>No accounts yet. Add one below.</p>
      ) : (
        <ul className={styles.list} aria-label="Accounts">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onSignOut={() => signOut(account.id)} />
          ))}
        </ul>
      )}
      <AddAccountForm onAdd={add} />
    </>
  );
};
