import { statusTones } from '@marketplace/shared/contracts';
import { Badge, Button, EmptyState, Notice } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import type { Ask } from '../question/use-question.tsx';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { hasDomain } from './check-domains.ts';
import { askToDisable, enableProvider, testProvider } from './change-provider.ts';
import { EnabledBadge, LastTest } from './provider-badges.tsx';
import { DomainProofs } from './domain-proofs.tsx';
import { ProviderForm, type Addresses } from './provider-form.tsx';
import styles from './provider-panel.module.css';
import { testProblem } from './test-problem.ts';
import { useProviderForm } from './use-provider-form.ts';
import type { Provider } from './use-providers.ts';

interface ToolsProps {
  provider: Provider;
  isDirty: boolean;
  ask: Ask;
  onChanged: () => void;
}

/** Verify a domain and test, then enable; not with unsaved changes. */
const Tools = ({ provider, isDirty, ask, onChanged }: ToolsProps) => {
  const [testing, setTesting] = useState(false);
  const test = async () => {
    setTesting(true);
    await testProvider(provider);
    setTesting(false);
  };
  const { enabled, testedAt } = provider;
  return (
    <div className={styles.tools}>
      <span className={styles.state}>
        <EnabledBadge enabled={enabled} />
        <span className={styles.test}>
          {testedAt !== null && 'Tested'} <LastTest testedAt={testedAt} />
        </span>
        {!hasDomain(provider) && <Badge tone={statusTones.unproven}>No verified domain</Badge>}
      </span>
      <Button size="small" disabled={isDirty} busy={testing && 'Testing...'} onClick={() => void test()}>
        Test sign-in
      </Button>
      {enabled ? (
        <Button size="small" onClick={() => askToDisable(ask, provider, onChanged)}>
          Disable
        </Button>
      ) : (
        <Button
          size="small"
          disabled={isDirty || testedAt === null || !hasDomain(provider)}
          onClick={() => void enableProvider(provider, onChanged)}
        >
          Enable
        </Button>
      )}
    </div>
  );
};

/** Result of the test that the browser has just returned from. */
const TestResult = ({ test, provider }: { test: string; provider: Provider }) => {
  if (test === 'passed' && provider.testedAt === null) return null;
  return (
    <div>
      {test === 'passed' ? (
        <Notice tone="success">
          {provider.enabled
            ? 'Test sign-in passed.'
            : `Test sign-in passed. ${hasDomain(provider) ? 'Enable' : 'Verify a domain and enable'} the provider to add it to the sign-in page.`}
        </Notice>
      ) : (
        <Notice tone="danger">{testProblem(test)}</Notice>
      )}
    </div>
  );
};

interface Props {
  /** Undefined for a new one. */
  provider: Provider | undefined;
  addresses: Omit<Addresses, 'backChannelLogoutUri'>;
  mayChange: boolean;
  test: string;
  ask: Ask;
  onSaved: (id: string) => void;
  onChanged: () => void;
  onClose: () => void;
}

const CLOSE = 'Close provider';
const ABOVE = 'Single sign-on';
const UNSAVED =
  'Unsaved changes. Changing anything but the name and who must sign in this way disables the provider until you test it again, and signs its people out.';

/** One provider in the side panel, with its own URL. */
export const ProviderPanel = ({ provider, addresses, mayChange, test, ask, onSaved, onChanged, onClose }: Props) => {
  const { form, isNew, giveWay } = useProviderForm(provider, ({ id }) => {
    onChanged();
    if (provider?.id !== id) onSaved(id);
  });
  const formId = useId();
  const { isDirty, busy } = form;
  return (
    <SidePanel
      above={ABOVE}
      title={provider?.name ?? 'New provider'}
      closeLabel={CLOSE}
      onClose={onClose}
      tools={provider && mayChange && <Tools provider={provider} isDirty={isDirty} ask={ask} onChanged={onChanged} />}
      footer={
        mayChange && (
          <div className={styles.footer}>
            <p className={styles.unsaved} role="status">
              {isDirty && provider && UNSAVED}
            </p>
            <Button type="submit" form={formId} kind="primary" disabled={!isDirty} busy={busy && 'Saving...'}>
              {provider ? 'Save changes' : 'Add provider'}
            </Button>
          </div>
        )
      }
    >
      {provider && test !== '' && <TestResult test={test} provider={provider} />}
      {provider && <DomainProofs provider={provider} mayChange={mayChange} onChecked={onChanged} />}
      <ProviderForm
        id={formId}
        form={form}
        isNew={isNew}
        addresses={{ ...addresses, backChannelLogoutUri: provider?.backChannelLogoutUri }}
        disabled={!mayChange}
        onLoadAgain={() => {
          giveWay();
          onChanged();
        }}
      />
      <UnsavedChanges when={isDirty} what="your changes to this provider" />
    </SidePanel>
  );
};

/** The URL names a provider that does not exist. */
export const NoProvider = ({ onClose }: Pick<Props, 'onClose'>) => (
  <SidePanel above={ABOVE} title="Provider" closeLabel={CLOSE} onClose={onClose}>
    <EmptyState icon={SearchX} title="This provider doesn’t exist" text="It may have been removed." />
  </SidePanel>
);
