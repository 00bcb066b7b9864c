import { Inbox, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, EmptyState } from '../src/ui/index.ts';
import { SearchField } from '../src/ui/form/index.ts';
import { FilterBar, FilterInput, FilterSelect, ListHead, Pages, PageTabs } from '../src/ui/list/index.ts';
import { RowsSelect } from '../src/ui/list/rows-select.tsx';
import { ActionsMenu } from '../src/ui/menu/index.ts';
import { Table, type Column } from '../src/ui/table/index.ts';
import { Section } from './section.tsx';

interface Invoice {
  number: string;
  client: string;
  total: string;
}

const nothing = () => undefined;
const invoices: Invoice[] = ['Acme', 'Globex', 'Initech'].map((client, at) => ({
  number: `TEX-2026-00000${at + 1}`,
  client,
  total: `₹${(at + 1) * 1_180}.00`,
}));

const columns: Column<Invoice>[] = [
  { key: 'number', title: 'Number', cell: ({ number }) => number, lead: true },
  { key: 'client', title: 'Client', cell: ({ client }) => client, sort: { direction: 'ascending', onSort: nothing } },
  { key: 'status', title: 'Status', cell: () => <Badge tone="success">Paid</Badge> },
  { key: 'total', title: 'Total', cell: ({ total }) => total, numeric: true },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: ({ number }) => (
      <ActionsMenu
        label={`Actions for ${number}`}
        actions={[
          { label: 'Edit', icon: SquarePen, onSelect: nothing },
          { label: 'Delete', icon: Trash2, onSelect: nothing },
        ]}
      />
    ),
  },
];

const tabs = ['Invoices', 'Payments', 'Dues'].map((label) => ({ id: label, label, to: `/?view=${label}` }));
const status = [
  { value: '', label: 'All' },
  { value: 'paid', label: 'Paid' },
];

export const Lists = () => {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  return (
    <>
      <Section title="A list">
        <PageTabs label="Views" tabs={tabs} current="Payments" />
        <FilterBar
          label="Invoices"
          search={<SearchField label="Search invoices" placeholder="Search" value={search} onSearch={setSearch} />}
        >
          <FilterSelect label="Status" value="" options={status} onChange={nothing} />
          <FilterSelect label="Kind" value="paid" options={status} onChange={nothing} set />
          <FilterInput label="From" type="date" />
        </FilterBar>
        <ListHead total="3 invoices">
          <RowsSelect size={20} sizes={[20, 50]} onChange={nothing} />
        </ListHead>
        <Table caption="Invoices" columns={columns} rows={invoices} rowKey={({ number }) => number} />
        <Pages page={page} size={20} totalElements={1_261} onPage={setPage} />
      </Section>
      <Section title="An empty list">
        <EmptyState
          icon={Inbox}
          title="No invoices yet"
          text="They appear with your first order."
          actions={<Button kind="primary">Browse modules</Button>}
        />
      </Section>
    </>
  );
};
