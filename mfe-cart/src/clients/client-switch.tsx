import { isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { SelectField } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { OnlyClient } from './only-client.tsx';
import styles from './client-switch.module.css';
import { selectClient } from './select-client.ts';
import { useClients } from './use-clients.ts';

/** Whom the user orders for: the cart, prices and bills are that client's. A choice only if there are several. */
export const ClientSwitch = () => {
  const user = useUser();
  const { clients, loading } = useClients(user !== null && isPaymentAdmin(user));
  const [choosing, setChoosing] = useState<string>();
  const [first] = clients;
  if (!user || (!first && !loading)) return null;
  if (clients.length < 2) return <OnlyClient name={first?.name} />;
  const choose = async (id: string) => {
    const client = clients.find((one) => one.id === id);
    if (!client) return;
    setChoosing(id);
    await selectClient(client, user.email);
    setChoosing(undefined);
  };
  return (
    <div className={styles.switch}>
      <SelectField
        label="Ordering for"
        value={choosing ?? clients.find(({ selected }) => selected)?.id ?? ''}
        disabled={choosing !== undefined}
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void choose(event.target.value)}
      />
    </div>
  );
};
