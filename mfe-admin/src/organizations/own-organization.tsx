import type { Client } from '@marketplace/shared/contracts';
import { Link, useSearchParams } from '@marketplace/shared/router';
import { EmptyState, LinkButton, Notice, PageHeader, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, PageTabs } from '@marketplace/shared/ui/list';
import { SearchX } from 'lucide-react';
import { ApiKeys } from '../api-keys/lazy-keys.tsx';
import { MembersList } from './members/members-list.tsx';
import { ownTabs, readTab, tabsOf, type OwnTab } from './organization-tabs.ts';
import styles from './organization-view.module.css';
import { useOwnOrganizations } from './use-own-organizations.ts';
import { OrganizationWebhooks } from '../webhooks/lazy-webhooks.tsx';

const parts: Record<OwnTab, (own: Client) => React.ReactNode> = {
  members: (own) => <MembersList place={own} closed={own.closed === true} byAdministrator={false} />,
  keys: (own) => <ApiKeys clientId={own.id} closed={own.closed === true} />,
  webhooks: ({ id }) => <OrganizationWebhooks id={id} />,
};

/** A payment admin's own organization, each part with its own URL, and a link to its seats. */
export const OwnOrganization = ({ id }: { id: string }) => {
  const { status, data, reload } = useOwnOrganizations();
  const [query] = useSearchParams();
  const tab = readTab(ownTabs, query);
  const own = data?.find((client) => client.id === id);
  return (
    <>
      <PageHeader
        above={
          data &&
          data.length > 1 && (
            <Link to="/organizations" className={styles.back}>
              My organizations
            </Link>
          )
        }
        title={own?.name ?? 'Organization'}
        lead="Who can act and pay for your organization."
        actions={
          own && (
            <LinkButton to={`/payment-history?client=${encodeURIComponent(id)}&view=subscriptions`}>
              Assign seats
            </LinkButton>
          )
        }
      />
      {own?.closed && (
        <Notice tone="warning">
          This organization is closed. You can’t act for it anymore, but its invoices stay.
        </Notice>
      )}
      {own && (
        <>
          <PageTabs label={own.name} tabs={tabsOf(ownTabs, id)} current={tab} />
          {parts[tab](own)}
        </>
      )}
      {!data && status === 'loading' && <SkeletonTable rows={5} columns={4} />}
      {status === 'failed' && <ListFailed what="members" onRetry={reload} />}
      {data && !own && (
        <EmptyState icon={SearchX} title="This isn’t your organization" text="The link may be incomplete." />
      )}
    </>
  );
};
