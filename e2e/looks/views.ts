/** A view of the gallery: its address, who is signed in, and what to do before the screenshot. */
export interface View {
  name: string;
  path: string;
  /** The signed-in account; a visitor by default. */
  as?: string;
  /** Names of buttons to press, in order. */
  press?: string[];
  /** The same on phones and tablets, if their buttons are different. */
  pressOnPhone?: string[];
  /** The title of what they open. */
  opens?: string | RegExp;
  /** An address outside the storefront, whose whole page is captured. */
  url?: string;
  /** As seen without scripts, or by a search engine. */
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
    Search: '/search?q=time&trial=yes',
    Category: '/category?id=human-resources',
    Module: '/module?id=attendance',
    Compare: '/compare?ids=attendance,leave,payroll',
    'Nothing to compare': '/compare',
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
    Search: '/search?q=time',
    Module: '/module?id=attendance',
    Tutorials: '/tutorial',
    Contact: '/contactus',
    Privacy: '/privacy',
  }).map(([name, path]) => ({ name: `${name}, without scripts`, path, withoutScripts: true })),
  { name: 'Buckets menu', path: '/', press: ['Buckets'], pressOnPhone: ['Open menu', 'Buckets'], opens: /Buckets$/ },
  { name: 'Search box', path: '/tutorial', press: ['Search modules (Ctrl K)'], opens: 'Search modules' },
  ...of(buyer, {
    'Dashboard, signed in': '/',
    Cart: '/cart',
    Checkout: '/checkout',
    Invoices: '/payment-history',
    Profile: '/profile',
    Accounts: '/accounts',
    'My tickets': '/my-tickets',
    'Module dashboard': '/module/attendance/dashboard',
  }),
  ...of(admin, {
    Overview: '/overview',
    People: '/iam-dashboard',
    'Ticket inbox': '/tickets',
    Reviews: '/review-moderation?status=all',
    Organizations: '/organizations',
    Orders: '/orders',
    Reports: '/reports',
    Subscriptions: '/subscription',
    'Single sign-on': '/signOn',
    Places: '/geo-location',
    Health: '/health',
    Settings: '/settings',
    'Security settings': '/settings?section=security',
    'Audit log': '/iam-dashboard?tab=audit',
    Catalogue: '/settings/catalogue',
  }),
  ...of(superAdmin, { Sessions: '/sessions' }),
  { name: 'New identity provider', path: '/signOn', as: superAdmin, press: ['Add provider'], opens: 'New provider' },
];
