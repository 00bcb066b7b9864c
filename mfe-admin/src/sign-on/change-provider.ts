import { readerOf } from '@marketplace/shared/data';
import { SignOnTest } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { leaveTo } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { providerPath, type Provider } from './use-providers.ts';

const NOT_BEGUN = 'The server didn’t respond, so the test didn’t start. Check your connection and try again.';

/** Redirects to the provider's sign-in, which returns here. Resolves only if that failed. */
export const testProvider = async ({ id }: Pick<Provider, 'id'>): Promise<void> => {
  try {
    const { data } = await marketplace.post(providerPath(id, '/test'));
    leaveTo(readerOf(SignOnTest)(data).url);
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_BEGUN);
  }
};

const setEnabled = async (provider: Provider, enabled: boolean, then: () => void, isUndo = false): Promise<boolean> => {
  const { id, name } = provider;
  const succeeded = await attempt(
    () => marketplace.put(providerPath(id, '/enabled'), { enabled }),
    enabled ? `${name} is now on the sign-in page.` : `${name} disabled.`,
    isUndo ? undefined : () => void setEnabled(provider, !enabled, then, true),
  );
  if (succeeded) then();
  return succeeded;
};

export const enableProvider = (provider: Provider, then: () => void) => setEnabled(provider, true, then);

export const askToDisable = (ask: Ask, provider: Provider, then: () => void) =>
  ask({
    title: `Disable ${provider.name}?`,
    text: 'This removes it from the sign-in page and signs out everyone who used it. People without a password can’t sign in until you enable it again.',
    action: 'Disable',
    run: () => setEnabled(provider, false, then),
  });

export const askToRemove = (ask: Ask, { id, name }: Provider, then: () => void) =>
  ask({
    title: `Remove ${name}?`,
    text: `This deletes its settings and secret, and signs out everyone who used it. Their accounts stay, but they can’t sign in with ${name} anymore.`,
    action: 'Remove provider',
    run: async () => {
      const done = await attempt(() => marketplace.delete(providerPath(id)), `${name} removed.`);
      if (done) then();
      return done;
    },
  });
