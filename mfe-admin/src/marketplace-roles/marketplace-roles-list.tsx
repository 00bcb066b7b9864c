import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Table } from '@marketplace/shared/ui/table';
import { BadgeCheck, CloudOff } from 'lucide-react';
import { roleColumns } from './role-columns.tsx';
import { useMarketplaceRoles } from './use-marketplace-roles.ts';

export const MarketplaceRolesList = () => {
  const { status, data, reload } = useMarketplaceRoles();
  if (status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="The roles could not be loaded"
        actions={<Button onClick={reload}>Try Again</Button>}
      />
    );
  if (!data) return <SkeletonTable rows={3} columns={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={BadgeCheck}
        title="No marketplace roles yet"
        text="Roles that decide who may buy, such as PAYMENT_ADMIN, are listed here with their members."
      />
    );
  return <Table caption="Marketplace roles" columns={roleColumns} rows={data} rowKey={({ id }) => id} />;
};
