import type { Organization } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { forgetOrganizations } from './forget-organizations.ts';
import styles from './organization-form.module.css';
import { organizationApi } from './organization-paths.ts';

const setClosed = async ({ id }: Organization, closed: boolean, done: string, then: () => void) => {
  const succeeded = await attempt(() => marketplace.put(organizationApi(id, '/status'), { closed }), done);
  if (succeeded) {
    forgetOrganizations();
    then();
  }
  return succeeded;
};

export const reopen = (organization: Organization, then: () => void) =>
  setClosed(organization, false, `${organization.name} is open again.`, then);

type Names = Organization['openInvoices'];

const listText = ({ count, names }: Names) =>
  names.join(', ') + (count > names.length ? ` and ${(count - names.length).toLocaleString('en-IN')} more` : '');

/** "2 invoices are not paid: A, B." Nothing for none. */
const Sentence = ({ one, many, named }: { one: string; many: string; named: Names }) =>
  named.count > 0 && (
    <span>{`${named.count === 1 ? `One ${one}` : `${named.count.toLocaleString('en-IN')} ${many}`}: ${listText(named)}.`}</span>
  );

const Consequences = ({ organization: { openInvoices, runningSubscriptions } }: { organization: Organization }) => (
  <span className={styles.lines}>
    <span>
      Its members can’t buy or act for it from their next click. Members, invoices and orders stay, and you can open it
      again.
    </span>
    <Sentence one="invoice is not paid" many="invoices are not paid" named={openInvoices} />
    <Sentence
      one="subscription runs until its end"
      many="subscriptions run until their end"
      named={runningSubscriptions}
    />
  </span>
);

export const askToClose = (ask: Ask, organization: Organization, then: () => void) =>
  ask({
    title: `Close ${organization.name}?`,
    text: <Consequences organization={organization} />,
    action: 'Close organization',
    run: () => setClosed(organization, true, `${organization.name} was closed.`, then),
  });
