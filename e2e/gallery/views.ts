/** What the gallery shows: an address, who looks at it, and what to do before the picture is taken. */
export interface View {
  name: string;
  path: string;
  /** Signed in as; nobody unless told. */
  as?: string;
  /** Names of buttons to press, in order. */
  press?: string[];
  /** An address outside the storefront, of which the whole page is taken. */
  url?: string;
  /** As a reader sees it whose browser runs no scripts, or a search engine. */
  withoutScripts?: boolean;
}

const buyer = 'buyer@tex.example';
const admin = 'admin@tex.example';
const superAdmin = 'super@tex.example';

const of = (as: string | undefined, paths: Record<string, string>): View[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, ...(as && { as }) }));

export const views: View[] = [
  ...of(undefined, {
    Dashboard: '/',
    Bucket: '/bucket?id=core-hr',
    Module: '/module?id=attendance',
    Tutorials: '/tutorial',
    'Coming soon': '/coming-soon',
    'Sign in': '/login',
    Contact: '/contactus',
    'Raise a ticket': '/ticket',
    'Request a demo': '/demo',
    Privacy: '/privacy',
    'Access denied': '/unauthorized',
    'Page not found': '/nowhere',
    'A module that is not there': '/module?id=nothing',
  }),
  ...Object.entries({
    Dashboard: '/',
    Bucket: '/bucket?id=core-hr',
    Module: '/module?id=attendance',
    Tutorials: '/tutorial',
    Contact: '/contactus',
    Privacy: '/privacy',
  }).map(([name, path]) => ({ name: `${name}, without scripts`, path, withoutScripts: true })),
  { name: 'Buckets menu', path: '/', press: ['Buckets'] },
  { name: 'Search', path: '/tutorial', press: ['Search modules (Ctrl K)'] },
  ...of(buyer, {
    'Dashboard, signed in': '/',
    Cart: '/cart',
    Checkout: '/checkout',
    Invoices: '/payment-history',
    Profile: '/profile',
    Accounts: '/accounts',
    'Module dashboard': '/module/attendance/dashboard',
  }),
  ...of(admin, {
    People: '/iam-dashboard',
    'Ticket inbox': '/tickets',
    Orders: '/orders',
    Subscriptions: '/subscription',
    'Single sign-on': '/signOn',
    Places: '/geo-location',
    Health: '/health',
    Settings: '/settings',
    Catalogue: '/settings/catalogue',
  }),
  ...of(superAdmin, { Sessions: '/sessions' }),
];
