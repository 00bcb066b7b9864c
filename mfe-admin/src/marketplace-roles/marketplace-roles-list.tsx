import { EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { ListFailed, useReturnFocus } from '@marketplace/shared/ui/list';
import { Table } from '@marketplace/shared/ui/table';
import { BadgeCheck } from 'lucide-react';
import { roleColumns } from './role-columns.tsx';
import { RolePanel } from './role-panel.tsx';
import { roles } from './roles-view.ts';
import { useMarketplaceRoles } from './use-marketplace-roles.ts';

export const MarketplaceRolesList = () => {
  const { status, data, reload } = useMarketplaceRoles();
  const { view, change } = roles.useView();
  useReturnFocus(view.open);
  const open = data?.find(({ id }) => id === view.open);
  if (status === 'failed') return <ListFailed what="roles" onRetry={reload} />;
  if (!data) return <SkeletonTable rows={3} columns={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={BadgeCheck}
        title="No marketplace roles yet"
        text="Roles that let people buy, such as Payment admin, are listed here with their members."
      />
    );
  return (
    <section aria-label="Marketplace roles">
      <Table caption="Marketplace roles" columns={roleColumns} rows={data} rowKey={({ id }) => id} />
      {open && (
        <RolePanel
          key={open.id}
          role={open}
          onChanged={reload}
          onClose={() => change({ open: '', search: '', page: 0 })}
        />
      )}
    </section>
  );
};
