import type {
  AgeingReport,
  AgeingRow,
  RecurringReport,
  RecurringRow,
  Renewal,
  RenewalsReport,
  RevenueReport,
  RevenueRow,
  TaxReport,
  TaxRow,
} from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';
import { majorUnits } from '../invoices/major-units.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

const titles: Record<RevenueReport['by'], string> = {
  month: 'Month',
  module: 'Module',
  category: 'Category',
  organization: 'Organization',
};

export const revenueColumns = ({ by, currency }: RevenueReport): CsvColumns<RevenueRow> => ({
  [titles[by]]: ({ name }) => name,
  Currency: () => currency,
  Invoiced: ({ invoiced }) => majorUnits(invoiced),
  Credited: ({ credited }) => majorUnits(credited),
  Revenue: ({ revenue }) => majorUnits(revenue),
});

export const recurringColumns = ({ currency }: RecurringReport): CsvColumns<RecurringRow> => ({
  Day: ({ day }) => dayOf(day),
  Subscriptions: ({ subscriptions }) => subscriptions,
  Users: ({ users }) => users,
  Currency: () => currency,
  'Recurring revenue': ({ amount }) => majorUnits(amount),
});

export const taxColumns = ({ taxes, currency }: TaxReport): CsvColumns<TaxRow> => ({
  Month: ({ month }) => month,
  Currency: () => currency,
  ...Object.fromEntries(taxes.map((name, index) => [name, ({ amounts }: TaxRow) => majorUnits(amounts[index] ?? 0)])),
  'Total tax': ({ total }) => majorUnits(total),
});

export const renewalColumns = ({ currency }: RenewalsReport): CsvColumns<Renewal> => ({
  Organization: ({ clientName }) => clientName,
  Module: ({ moduleName }) => moduleName,
  Users: ({ users }) => users,
  Ends: ({ endsOn }) => dayOf(endsOn),
  'Days left': ({ daysLeft }) => daysLeft,
  Renews: ({ renews }) => (renews ? 'Yes' : 'No'),
  Currency: () => currency,
  Value: ({ amount }) => majorUnits(amount),
});

export const ageingColumns = ({ currency }: AgeingReport): CsvColumns<AgeingRow> => ({
  Organization: ({ clientName }) => clientName,
  Currency: () => currency,
  'Not yet due': ({ notYetDue }) => majorUnits(notYetDue),
  '0–30 days overdue': ({ ageing }) => majorUnits(ageing['0-30']),
  '31–60 days overdue': ({ ageing }) => majorUnits(ageing['31-60']),
  '61–90 days overdue': ({ ageing }) => majorUnits(ageing['61-90']),
  'Over 90 days overdue': ({ ageing }) => majorUnits(ageing['90+']),
  Total: ({ total }) => majorUnits(total),
});
