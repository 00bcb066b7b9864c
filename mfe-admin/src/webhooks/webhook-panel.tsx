import type { Webhook, WebhookWithSecret } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { PageTabs } from '@marketplace/shared/ui/list';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { KeyRound, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Ask } from '../question/use-question.tsx';
import { CopyText } from '../sign-on/copy-text.tsx';
import { NoRecord } from '../view/no-record.tsx';
import { momentText } from './attempt-text.ts';
import { askToDelete, askToRotate } from './change-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { TestResult } from './test-result.tsx';
import { useTestEvent } from './use-test-event.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import type { WebhooksView } from './use-webhooks.ts';
import { EnabledBadge, reasonOf } from './webhook-badges.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

interface Props {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  clientId: string | null;
  /** Just created; shown until the panel closes. */
  secret: string | undefined;
  definition: WebhooksView;
  ask: Ask;
  onSaved: (saved: Pick<WebhookWithSecret, 'webhook'> & Partial<WebhookWithSecret>) => void;
  onChanged: () => void;
  onClose: () => void;
}

type KnownProps = Omit<Props, 'webhook'> & { webhook: Webhook };
type TestEvent = ReturnType<typeof useTestEvent>;

/** Notices about a webhook, above its tabs. */
const Notices = ({ webhook, secret }: Pick<KnownProps, 'webhook' | 'secret'>) => {
  const reason = reasonOf(webhook);
  return (
    <>
      {reason !== undefined && <Notice tone="warning">{`This webhook was turned off. ${reason}`}</Notice>}
      {webhook.failingSince !== null && webhook.enabled && (
        <Notice tone="warning">
          {`Deliveries have failed since ${momentText(webhook.failingSince)}. After five days, we’ll turn off this webhook.`}
        </Notice>
      )}
      {secret !== undefined && (
        <>
          <Notice tone="info">
            Copy the secret now. You won’t see it again. Your receiver needs it to check signatures.
          </Notice>
          <CopyText label="Secret" text={secret} what="secret" />
        </>
      )}
      {webhook.overlapsUntil !== null && (
        <Notice tone="info">{`The previous secret works until ${momentText(webhook.overlapsUntil)}.`}</Notice>
      )}
    </>
  );
};

const Tools = ({ webhook, ask, onSaved, onChanged, onClose, test }: KnownProps & { test: TestEvent }) => (
  <div className={styles.tools}>
    <EnabledBadge {...webhook} />
    <span className={styles.spread} />
    <Button size="small" disabled={!webhook.enabled} busy={test.busy && 'Testing...'} onClick={() => void test.send()}>
      Send test event
    </Button>
    <ActionsMenu
      label="Actions for this webhook"
      actions={[
        { label: 'Replace secret', icon: KeyRound, onSelect: () => askToRotate(ask, webhook, onSaved) },
        {
          ...{ label: 'Delete', icon: Trash2 },
          onSelect: () =>
            askToDelete(ask, webhook, () => {
              onClose();
              onChanged();
            }),
        },
      ]}
    />
  </div>
);

const CLOSE = 'Close webhook';

/** The form in a panel, and the button below it. */
const useFormIn = ({ webhook, clientId, onSaved }: Pick<Props, 'webhook' | 'clientId' | 'onSaved'>) => {
  const { form, loadAgain } = useWebhookForm({ webhook, clientId, onSaved });
  const id = useId();
  return {
    content: (
      <WebhookForm
        {...{ id, form, clientId }}
        isNew={!webhook}
        onLoadAgain={() => webhook && void loadAgain(webhook.id)}
      />
    ),
    footer: (
      <div className={styles.footer}>
        <Button type="submit" form={id} kind="primary" disabled={!form.isDirty} busy={form.busy && 'Saving...'}>
          {webhook ? 'Save changes' : 'Add webhook'}
        </Button>
      </div>
    ),
    guard: <UnsavedChanges when={form.isDirty} what="your changes to this webhook" />,
  };
};

const KnownPanel = (props: KnownProps) => {
  const { webhook, definition, secret, ask, onChanged, onClose } = props;
  const { part } = definition.useView().view;
  const test = useTestEvent(webhook, onChanged);
  const { content, footer, guard } = useFormIn({ ...props, clientId: webhook.clientId });
  const toPart = (id: typeof part) => definition.linkTo({ webhook: webhook.id, part: id });
  return (
    <SidePanel
      above="Webhook"
      title={webhook.description || new URL(webhook.url).host}
      closeLabel={CLOSE}
      onClose={onClose}
      tools={<Tools {...props} test={test} />}
      footer={part === 'settings' && footer}
    >
      <Notices webhook={webhook} secret={secret} />
      {test.test && <TestResult test={test.test} isLate={test.isLate} />}
      <PageTabs
        label="Webhook"
        tabs={[
          { id: 'settings', label: 'Settings', to: toPart('settings') },
          { id: 'deliveries', label: 'Deliveries', to: toPart('deliveries') },
        ]}
        current={part}
      />
      {part === 'settings' ? content : <Deliveries {...{ webhook, definition, ask, onChanged }} />}
      {guard}
    </SidePanel>
  );
};

const NewPanel = (props: Props) => {
  const { content, footer, guard } = useFormIn(props);
  return (
    <SidePanel above="Webhook" title="New webhook" closeLabel={CLOSE} onClose={props.onClose} footer={footer}>
      {content}
      {guard}
    </SidePanel>
  );
};

/** One webhook in the side panel, with its own URL. */
export const WebhookPanel = ({ webhook, ...props }: Props) =>
  webhook ? <KnownPanel {...props} webhook={webhook} /> : <NewPanel {...props} webhook={undefined} />;

/** The URL names a webhook that does not exist. */
export const NoWebhook = ({ onClose }: Pick<Props, 'onClose'>) => (
  <SidePanel above="Webhook" title="Webhook" closeLabel={CLOSE} onClose={onClose}>
    <NoRecord what="webhook" isGone whyGone="It may have been deleted." onRetry={onClose} />
  </SidePanel>
);
