import type { Organization } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { forgetOrganizations } from './forget-organizations.ts';
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

const listText = ({ count, names }: Organization['openInvoices']) =>
  names.join(', ') + (count > names.length ? ` and ${count - names.length} more` : '');

/** "2 invoices are not paid: A, B." Nothing for none. */
const sentence = (one: string, many: string, named: Organization['openInvoices'], rest: string) =>
  named.count === 0
    ? []
    : [
        `${named.count === 1 ? `One ${one}` : `${named.count.toLocaleString('en-IN')} ${many}`}: ${listText(named)}${rest}.`,
      ];

export const askToClose = (ask: Ask, organization: Organization, then: () => void) =>
  ask({
    title: `Close ${organization.name}?`,
    text: [
      'Its members can’t buy or act for it from their next click. Members, invoices and orders stay, and you can open it again.',
      ...sentence('invoice is not paid', 'invoices are not paid', organization.openInvoices, ''),
      ...sentence(
        'subscription runs until its end',
        'subscriptions run until their end',
        organization.runningSubscriptions,
        '',
      ),
    ].join(' '),
    action: 'Close organization',
    run: () => setClosed(organization, true, `${organization.name} was closed.`, then),
  });
