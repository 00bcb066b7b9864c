import type { Subscription } from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';
import { majorUnits } from '../invoices/major-units.ts';

const statusWords: Record<Subscription['status'], string> = {
  pending: 'Pending',
  active: 'Active',
  expiring: 'Expiring',
  suspended: 'Suspended',
  expired: 'Expired',
  cancelled: 'Canceled',
};

export const subscriptionColumns: CsvColumns<Subscription> = {
  Client: ({ clientName }) => clientName,
  Module: ({ moduleName }) => moduleName,
  Status: ({ status, cancelAtEnd }) =>
    cancelAtEnd && status !== 'cancelled' ? `${statusWords[status]}, canceled at end` : statusWords[status],
  Users: ({ users }) => users,
  'Seats taken': ({ seats }) => seats.length,
  Starts: ({ startsAt, startsOn = startsAt }) => startsOn.slice(0, 10),
  Ends: ({ endsAt, endsOn = endsAt }) => endsOn.slice(0, 10),
  'Days left': ({ daysLeft }) => daysLeft,
  Currency: ({ currency }) => currency,
  'Price per user and day': ({ unitPrice }) => majorUnits(unitPrice),
  People: ({ seats }) => seats.map(({ email }) => email).join(', '),
  'Unpaid invoice': ({ suspension }) => suspension?.invoiceNumber ?? '',
  'Free until': ({ trialEndsOn }) => trialEndsOn?.slice(0, 10) ?? '',
  'Renews for days': ({ renewDays }) => renewDays ?? '',
};
