import type { Organization } from '@marketplace/shared/contracts';
import { Link, useSearchParams } from '@marketplace/shared/router';
import { Button, PageHeader, SkeletonTable } from '@marketplace/shared/ui';
import { PageTabs } from '@marketplace/shared/ui/list';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { ApiKeys } from '../api-keys/lazy-keys.tsx';
import { useQuestion, type Ask } from '../question/use-question.tsx';
import { OrganizationEvents } from './books/organization-events.tsx';
import { OrganizationInvoices } from './books/organization-invoices.tsx';
import { OrganizationTickets } from './books/organization-tickets.tsx';
import { askToClose, reopen } from './close-organization.tsx';
import { OrganizationDetails } from './details/organization-details.tsx';
import { MembersList } from './members/members-list.tsx';
import { StatusOfOrganization } from './organization-columns.tsx';
import { organizationTabs, readTab, tabsOf, type OrganizationTab } from './organization-tabs.ts';
import styles from './organization-view.module.css';
import { useOrganization } from './use-organization.ts';
import { SubscriptionList } from '../subscription/subscription-list.tsx';
import { NoRecord } from '../view/no-record.tsx';
import { OrganizationWebhooks } from '../webhooks/lazy-webhooks.tsx';

interface Props {
  organization: Organization;
  onChanged: () => void;
}

const CloseAction = ({ organization, ask, onChanged }: Props & { ask: Ask }) =>
  organization.closedAt === null ? (
    <Button onClick={() => askToClose(ask, organization, onChanged)}>Close organization</Button>
  ) : (
    <Button onClick={() => void reopen(organization, onChanged)}>Reopen</Button>
  );

const parts: Record<OrganizationTab, (props: Props) => React.ReactNode> = {
  details: (props) => <OrganizationDetails {...props} />,
  members: ({ organization, onChanged }) => (
    <MembersList place={organization} closed={organization.closedAt !== null} byAdministrator onChanged={onChanged} />
  ),
  subscriptions: ({ organization: { id } }) => <SubscriptionList client={id} />,
  invoices: ({ organization: { id } }) => <OrganizationInvoices id={id} />,
  tickets: ({ organization: { id } }) => <OrganizationTickets id={id} />,
  keys: ({ organization: { id, closedAt } }) => <ApiKeys clientId={id} closed={closedAt !== null} />,
  webhooks: ({ organization: { id } }) => <OrganizationWebhooks id={id} />,
  audit: ({ organization: { id } }) => <OrganizationEvents id={id} />,
};

/** One organization for administrators, each part with its own URL. */
export const OrganizationView = ({ id }: { id: string }) => {
  const { status, organization, isGone, reload } = useOrganization(id);
  const [query] = useSearchParams();
  const { ask, dialog } = useQuestion();
  const tab = readTab(organizationTabs, query);
  return (
    <>
      <PageHeader
        above={
          <>
            <AdministrationNav />
            <Link to="/organizations" className={styles.back}>
              All organizations
            </Link>
          </>
        }
        title={organization?.name ?? 'Organization'}
        lead={
          organization && (
            <span className={styles.lead}>
              <StatusOfOrganization closedAt={organization.closedAt} />
              {`${organization.orgId} · paid by ${organization.payer.legalName}`}
            </span>
          )
        }
        actions={organization && <CloseAction organization={organization} ask={ask} onChanged={reload} />}
      />
      {organization ? (
        <>
          <PageTabs label={organization.name} tabs={tabsOf(organizationTabs, id)} current={tab} />
          {parts[tab]({ organization, onChanged: reload })}
        </>
      ) : status === 'failed' ? (
        <NoRecord what="organization" isGone={isGone} onRetry={reload} />
      ) : (
        <SkeletonTable rows={5} columns={4} />
      )}
      {dialog}
    </>
  );
};
