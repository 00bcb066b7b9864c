import { WEBHOOK_LIMITS, type WebhookWithSecret } from '@marketplace/shared/contracts';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, useReturnFocus } from '@marketplace/shared/ui/list';
import { Table } from '@marketplace/shared/ui/table';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '../question/use-question.tsx';
import { NEW, operatorsView, organizationsView, useWebhooks } from './use-webhooks.ts';
import { webhookColumns } from './webhook-columns.tsx';
import { NoWebhook, WebhookPanel } from './webhook-panel.tsx';
import styles from './webhooks.module.css';

interface Props {
  /** The owner; null for the operator. */
  clientId: string | null;
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="primary" onClick={onClick}>
    <Plus size={16} strokeWidth={1.75} aria-hidden />
    Add webhook
  </Button>
);

/** The webhooks of one owner, with the open one in the side panel. */
export const Webhooks = ({ clientId }: Props) => {
  const definition = clientId === null ? operatorsView : organizationsView;
  const { view, change } = definition.useView();
  const { status, data, reload } = useWebhooks(clientId);
  const { ask, dialog } = useQuestion();
  /** The most recently created one, until the panel closes. */
  const [made, setMade] = useState<WebhookWithSecret>();
  const open = (webhook: string) => change({ webhook, part: 'settings', state: '', page: 0, delivery: '' });
  const close = () => {
    setMade(undefined);
    open('');
  };
  useReturnFocus(view.webhook);
  const list = () => {
    if (!data && status === 'failed') return <ListFailed what="webhooks" onRetry={reload} />;
    if (!data) return <SkeletonTable rows={3} columns={4} />;
    if (data.length === 0)
      return (
        <EmptyState
          icon={WebhookIcon}
          title="No webhooks yet"
          text="Add a webhook to tell another system right away what happens here, such as a new order."
          actions={<AddButton onClick={() => open(NEW)} />}
        />
      );
    return (
      <div className={styles.list} aria-busy={status === 'loading'}>
        {data.length < WEBHOOK_LIMITS.ofOrganization && <AddButton onClick={() => open(NEW)} />}
        <Table
          caption="Webhooks"
          columns={webhookColumns((webhook) => definition.linkTo({ webhook }))}
          rows={data}
          rowKey={({ id }) => id}
        />
      </div>
    );
  };
  const panel = () => {
    const shown = made?.webhook.id === view.webhook ? made : undefined;
    const webhook = data?.find(({ id }) => id === view.webhook) ?? shown?.webhook;
    if (view.webhook === '' || (!data && !webhook)) return null;
    if (!webhook && view.webhook !== NEW) return status === 'loading' ? null : <NoWebhook onClose={close} />;
    return (
      <WebhookPanel
        key={view.webhook}
        {...{ webhook, clientId, definition, ask }}
        secret={shown?.secret}
        onSaved={({ webhook: saved, secret }) => {
          if (secret !== undefined) setMade({ webhook: saved, secret });
          if (saved.id !== view.webhook) open(saved.id);
          reload();
        }}
        onChanged={reload}
        onClose={close}
      />
    );
  };
  return (
    <section aria-label="Webhooks">
      {list()}
      {panel()}
      {dialog}
    </section>
  );
};
