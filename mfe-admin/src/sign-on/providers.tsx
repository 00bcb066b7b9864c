import { Button, PageHeader, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, useReturnFocus } from '@marketplace/shared/ui/list';
import { Table } from '@marketplace/shared/ui/table';
import { Plus } from 'lucide-react';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { providerColumns } from './provider-columns.tsx';
import { NoProvider, ProviderPanel } from './provider-panel.tsx';
import { AssumedDomains, NoProviders, OnlySuperAdmin } from './provider-states.tsx';
import styles from './providers.module.css';
import { NEW, useMayChangeProviders, useProviders, useProvidersView } from './use-providers.ts';

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="primary" onClick={onClick}>
    <Plus size={16} strokeWidth={1.75} aria-hidden />
    Add provider
  </Button>
);

/** Identity providers, with the open one in the side panel. */
export const Providers = () => {
  const { view, change } = useProvidersView();
  const { status, shown, reload } = useProviders();
  const mayChange = useMayChangeProviders();
  const { ask, dialog } = useQuestion();
  const open = (provider: string) => change({ provider, test: '' });
  const close = () => open('');
  useReturnFocus(view.provider);
  const list = () => {
    if (!shown)
      return status === 'failed' ? (
        <ListFailed what="providers" text="The server didn’t respond." onRetry={reload} />
      ) : (
        <SkeletonTable rows={3} columns={5} />
      );
    if (shown.providers.length === 0) return <NoProviders onAdd={mayChange ? () => open(NEW) : undefined} />;
    return (
      <div className={styles.list} aria-busy={status === 'loading'}>
        <Table
          caption="Identity providers"
          columns={providerColumns({ mayChange, ask, onOpen: open, onChanged: reload })}
          rows={shown.providers}
          rowKey={({ id }) => id}
        />
      </div>
    );
  };
  const panel = () => {
    if (!shown || view.provider === '') return null;
    const provider = shown.providers.find(({ id }) => id === view.provider);
    // A provider that was just added is not in the list yet.
    if (!provider && (view.provider !== NEW || !mayChange))
      return status === 'loading' ? null : <NoProvider onClose={close} />;
    return (
      <ProviderPanel
        key={view.provider}
        provider={provider}
        mayChange={mayChange}
        addresses={shown}
        test={view.test}
        ask={ask}
        onSaved={open}
        onChanged={reload}
        onClose={close}
      />
    );
  };
  return (
    <>
      <PageHeader
        above={<AdministrationNav />}
        title="Single sign-on"
        lead="Let people sign in with their company account, using OpenID Connect."
        actions={mayChange && shown && shown.providers.length > 0 && <AddButton onClick={() => open(NEW)} />}
      />
      {!mayChange && <OnlySuperAdmin />}
      {shown && <AssumedDomains providers={shown.providers} />}
      {list()}
      {panel()}
      {dialog}
    </>
  );
};
