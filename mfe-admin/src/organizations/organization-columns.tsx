import { type OrganizationSummary, statusTones } from '@marketplace/shared/contracts';
import { Badge, formatDate } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import styles from './organization-columns.module.css';
import { organizationPage } from './organization-paths.ts';

const Name = ({ id, name, orgId, legalName }: OrganizationSummary) => (
  <span className={styles.texts}>
    <RowLink to={organizationPage(id)} preventScrollReset={false}>
      {name}
    </RowLink>
    <RowText className={styles.quiet}>{`${orgId} · ${legalName}`}</RowText>
  </span>
);

const domainsText = ([first, ...more]: string[]) =>
  more.length > 0 ? `${first ?? ''} and ${more.length} more` : (first ?? 'None');

export const StatusOfOrganization = ({ closedAt }: Pick<OrganizationSummary, 'closedAt'>) =>
  closedAt === null ? <Badge tone={statusTones.active}>Open</Badge> : <Badge tone={statusTones.closed}>Closed</Badge>;

export const organizationColumns: Column<OrganizationSummary>[] = [
  { key: 'name', sortedBy: 'name', title: 'Organization', lead: true, cell: Name },
  {
    key: 'domains',
    title: 'Email domains',
    spare: true,
    cell: ({ domains }) => <RowText>{domainsText(domains)}</RowText>,
  },
  {
    key: 'members',
    sortedBy: 'members',
    title: 'Members',
    numeric: true,
    cell: ({ members }) => members.toLocaleString('en-IN'),
  },
  { key: 'currency', title: 'Currency', spare: true, cell: ({ currency }) => currency },
  {
    ...{ key: 'createdAt', sortedBy: 'createdAt', title: 'Added' },
    cell: ({ createdAt }) => <span className={styles.day}>{formatDate(createdAt)}</span>,
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: StatusOfOrganization },
];
