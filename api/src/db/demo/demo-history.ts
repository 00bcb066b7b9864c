/** Something that a demo client bought, relative to the day on which the demo world is made. */
export interface DemoSale {
  clientId: string;
  userId: string;
  daysAgo: number;
  lines: [moduleId: string, users: number, days: number][];
  method?: 'invoice' | 'bank_transfer' | 'online';
  poNumber?: string;
  /** Of the demo's coupons, by id. */
  couponId?: string;
  /** Payments: percent of the total, so many days after the order. */
  paid?: [percent: number, daysAfter: number][];
  /** Withdrawn again: there is no subscription. */
  isVoided?: boolean;
  /** Begins later than it was bought. */
  startsAfterDays?: number;
  cancelReason?: string;
  /** Who uses the modules. All of them have these modules in full anyway. */
  seats?: string[];
}

const meridian = { clientId: 'meridian', userId: 'buyer' };
const exports = { clientId: 'meridian-exports', userId: 'buyer' };
const sahyadri = { clientId: 'sahyadri', userId: 'buyer2' };

/** Ten months of buying: invoices of every state and age, subscriptions of every state. */
export const demoSales: DemoSale[] = [
  {
    ...meridian,
    daysAgo: 295,
    lines: [
      ['people', 40, 365],
      ['attendance', 40, 365],
    ],
    method: 'bank_transfer',
    poNumber: 'PO-2041',
    paid: [[100, 11]],
    seats: ['buyer', 'user'],
  },
  { ...meridian, daysAgo: 240, lines: [['general-ledger', 5, 90]], paid: [[100, 14]] },
  {
    ...meridian,
    daysAgo: 211,
    lines: [['payables', 5, 90]],
    method: 'online',
    paid: [[100, 0]],
    cancelReason: 'We pay our suppliers through the bank now.',
  },
  { ...exports, daysAgo: 198, lines: [['freight-bills', 6, 365]], method: 'online', paid: [[100, 0]] },
  {
    ...meridian,
    daysAgo: 170,
    lines: [['tasks', 25, 180]],
    poNumber: 'PO-2077',
    // In two parts, as they came.
    paid: [
      [40, 9],
      [60, 15],
    ],
    seats: ['buyer', 'creator', 'user'],
  },
  { ...sahyadri, daysAgo: 155, lines: [['stock', 15, 180]], paid: [[100, 13]] },
  { ...meridian, daysAgo: 130, lines: [['dashboards', 10, 365]], poNumber: 'PO-2093', seats: ['buyer', 'user'] },
  { ...exports, daysAgo: 121, lines: [['dispatch', 12, 180]], poNumber: 'EXP-118' },
  { ...meridian, daysAgo: 95, lines: [['leads', 8, 180]] },
  {
    ...meridian,
    daysAgo: 62,
    lines: [['leave', 60, 90]],
    poNumber: 'PO-2110',
    paid: [[40, 20]],
    cancelReason: 'Leave moves to our new HR suite.',
  },
  { ...sahyadri, daysAgo: 41, lines: [['batch-serial', 5, 365]], poNumber: 'SF-77' },
  { ...meridian, daysAgo: 33, lines: [['recruit', 3, 90]] },
  {
    ...meridian,
    daysAgo: 24,
    lines: [['campaigns', 12, 60]],
    method: 'online',
    couponId: 'welcome10',
    paid: [[100, 0]],
  },
  { ...exports, daysAgo: 20, lines: [['quotes', 5, 90]], paid: [[50, 12]] },
  { ...meridian, daysAgo: 9, lines: [['wiki', 15, 365]], isVoided: true },
  { ...sahyadri, daysAgo: 6, lines: [['inspections', 4, 90]] },
  {
    ...meridian,
    daysAgo: 3,
    lines: [
      ['projects', 20, 365],
      ['report-builder', 20, 365],
    ],
    poNumber: 'PO-2126',
    startsAfterDays: 12,
  },
  { ...exports, daysAgo: 2, lines: [['orders', 4, 180]], method: 'bank_transfer' },
];
