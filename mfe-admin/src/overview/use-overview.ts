import { ManagedReview, PeopleOverview, SalesOverview, SupportOverview } from '@marketplace/shared/contracts';
import { readerOf, rowsReaderOf, useResource } from '@marketplace/shared/data';

const readSales = readerOf(SalesOverview);
const readSupport = readerOf(SupportOverview);
const readPeople = readerOf(PeopleOverview);
const readReviews = rowsReaderOf(ManagedReview);

const path = (name: string) => `/tex-admin/overview/${name}`;

export const useSales = () => useResource(path('sales'), { life: 'short', parse: readSales });
export const useSupport = () => useResource(path('support'), { life: 'short', parse: readSupport });
export const usePeople = () => useResource(path('people'), { life: 'short', parse: readPeople });

/** The total is the number of reported reviews that are waiting for a moderator. */
export const useReportedReviews = () =>
  useResource('/tex-admin/review?status=reported&size=1', { life: 'short', parse: readReviews });
