import { IdentityProvider } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { counts } from './domain-states.ts';
import { providerPath, type Provider } from './use-providers.ts';

const read = readerOf(IdentityProvider);
const NOT_CHECKED = 'The server didn’t respond, so nothing was checked. Check your connection and try again.';

/** Looks up the DNS records of a provider's domains. */
export const checkDomains = async ({ id }: Pick<Provider, 'id'>, then: () => void): Promise<void> => {
  try {
    const { proofs } = read((await marketplace.post(providerPath(id, '/check-domains'))).data);
    const proven = proofs.filter(({ state }) => state === 'proven').length;
    if (proven === proofs.length) notify.success('All domains are verified.');
    else if (proofs.some(({ unanswered }) => unanswered)) notify.error('DNS didn’t respond for every domain.');
    else notify.success(`${proven} of ${proofs.length} domains are verified.`);
    then();
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_CHECKED);
  }
};

/** Whether people can sign in through it once it is enabled. */
export const hasDomain = ({ proofs }: Pick<Provider, 'proofs'>) => proofs.some(counts);
