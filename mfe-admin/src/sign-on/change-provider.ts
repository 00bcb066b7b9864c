import { readerOf } from '@marketplace/shared/data';
import { SignOnTest } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { leaveTo } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { providerPath, type Provider } from './use-providers.ts';

const NOT_BEGUN = 'The test could not begin: the server did not answer. Check your connection and try again.';

/** Redirects to the provider's sign-in, which returns here. Resolves only if that failed. */
export const testProvider = async ({ id }: Pick<Provider, 'id'>): Promise<void> => {
  try {
    const { data } = await marketplace.post(providerPath(id, '/test'));
    leaveTo(readerOf(SignOnTest)(data).url);
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_BEGUN);
  }
};

const setEnabled = async ({ id }: Provider, enabled: boolean, done: string, then: () => void) => {
  const succeeded = await attempt(() => marketplace.put(providerPath(id, '/enabled'), { enabled }), done);
  if (succeeded) then();
  return succeeded;
};

export const enableProvider = (provider: Provider, then: () => void) =>
  setEnabled(provider, true, `The sign-in page now offers ${provider.name}.`, then);

export const askToDisable = (ask: Ask, provider: Provider, then: () => void) =>
  ask({
    title: `Disable ${provider.name}?`,
    text: 'The sign-in page stops offering it, and everybody who came by it is signed out at once. People without a password can’t come back until it is enabled again.',
    action: 'Disable',
    run: () => setEnabled(provider, false, `${provider.name} was disabled.`, then),
  });

export const askToRemove = (ask: Ask, { id, name }: Provider, then: () => void) =>
  ask({
    title: `Remove ${name}?`,
    text: `Its settings and its secret are deleted, and everybody who came by it is signed out. Their accounts stay, without a way in through ${name}.`,
    action: 'Remove',
    run: async () => {
      const done = await attempt(() => marketplace.delete(providerPath(id)), `${name} was removed.`);
      if (done) then();
      return done;
    },
  });
