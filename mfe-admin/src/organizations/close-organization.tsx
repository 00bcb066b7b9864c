import type { Organization } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { forgetOrganizations } from './forget-organizations.ts';
import styles from './organization-form.module.css';
import { organizationApi } from './organization-paths.ts';

const setClosed = async (organization: Organization, closed: boolean, then: () => void, isUndo = false) => {
  const { id, name } = organization;
  const succeeded = await attempt(
    () => marketplace.put(organizationApi(id, '/status'), { closed }),
    `${name} ${closed ? 'closed' : 'reopened'}.`,
    isUndo ? undefined : () => void setClosed(organization, !closed, then, true),
  );
  if (succeeded) {
    forgetOrganizations();
    then();
  }
  return succeeded;
};

export const reopen = (organization: Organization, then: () => void) => setClosed(organization, false, then);

type Names = Organization['openInvoices'];

const listText = ({ count, names }: Names) =>
  names.join(', ') + (count > names.length ? ` and ${(count - names.length).toLocaleString('en-IN')} more` : '');

/** "2 invoices are unpaid: A, B." Empty if there are none. */
const Sentence = ({ one, many, named }: { one: string; many: string; named: Names }) =>
  named.count > 0 && (
    <span>{`${named.count === 1 ? `One ${one}` : `${named.count.toLocaleString('en-IN')} ${many}`}: ${listText(named)}.`}</span>
  );

const Consequences = ({ organization: { openInvoices, runningSubscriptions } }: { organization: Organization }) => (
  <span className={styles.lines}>
    <span>Its members can’t buy or act for it anymore. Nothing is deleted, and you can reopen it anytime.</span>
    <Sentence one="invoice is unpaid" many="invoices are unpaid" named={openInvoices} />
    <Sentence
      one="subscription keeps running until it ends"
      many="subscriptions keep running until they end"
      named={runningSubscriptions}
    />
  </span>
);

export const askToClose = (ask: Ask, organization: Organization, then: () => void) =>
  ask({
    title: `Close ${organization.name}?`,
    text: <Consequences organization={organization} />,
    action: 'Close organization',
    run: () => setClosed(organization, true, then),
  });
