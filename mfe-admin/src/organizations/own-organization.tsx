import { Link } from '@marketplace/shared/router';
import { EmptyState, LinkButton, Notice, PageHeader, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { SearchX } from 'lucide-react';
import { MembersList } from './members/members-list.tsx';
import styles from './organization-view.module.css';
import { useOwnOrganizations } from './use-own-organizations.ts';

/** A payment administrator's own organization: its members, and the way to its seats. */
export const OwnOrganization = ({ id }: { id: string }) => {
  const { status, data, reload } = useOwnOrganizations();
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
        lead="Who acts for your organization, and who may pay."
        actions={
          own && (
            <LinkButton to={`/payment-history?client=${encodeURIComponent(id)}&view=subscriptions`}>
              Assign seats
            </LinkButton>
          )
        }
      />
      {own?.closed && (
        <Notice tone="warning">This organization is closed: nobody can act for it. Its invoices stay.</Notice>
      )}
      {own && <MembersList place={own} closed={own.closed === true} byAdministrator={false} />}
      {!data && status === 'loading' && <SkeletonTable rows={5} columns={4} />}
      {status === 'failed' && <ListFailed what="members" onRetry={reload} />}
      {data && !own && (
        <EmptyState icon={SearchX} title="This organization is not yours" text="The link may be incomplete." />
      )}
    </>
  );
};
