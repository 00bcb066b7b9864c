import { OrganizationSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { Building2, Plus } from 'lucide-react';
import { NewOrganizationPanel } from './new-organization-panel.tsx';
import { organizationColumns } from './organization-columns.tsx';
import { organizations, organizationsPath } from './organizations-query.ts';

export const OrganizationsList = () => {
  const list = usePagedList(organizations, organizationsPath, rowsReaderOf(OrganizationSummary));
  const { view, change } = list;
  return (
    <List
      list={list}
      name="Organizations"
      noun="organization"
      columns={organizationColumns}
      tools={
        <Button kind="primary" onClick={() => change({ edit: 'new' })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          New organization
        </Button>
      }
      empty={{
        icon: Building2,
        title: 'No organizations yet',
        text: 'Organizations buy modules for their members. Add your first one.',
      }}
    >
      {view.edit === 'new' && <NewOrganizationPanel onClose={() => change({ edit: '' })} />}
    </List>
  );
};
