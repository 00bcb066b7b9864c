import { defineRemote } from '@marketplace/shared/contracts';

const administrators = { roles: ['ADMIN', 'SUPER_ADMIN'] };
/** Payment admins manage their own organizations. */
const organizationKeepers = { ...administrators, marketplaceRoles: ['PAYMENT_ADMIN'] };

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    'mfe-admin/setup-notice': Record<string, never>;
    'mfe-admin/alert-count': Record<string, never>;
    'mfe-admin/alert-list': { onLeave: () => void };
  }
}

export default defineRemote({
  name: 'mfe-admin',
  team: 'Administration',
  pages: [
    {
      path: '/overview',
      module: './src/pages/overview.tsx',
      access: administrators,
      title: 'Overview',
      data: ['/tex-admin/overview/sales', '/tex-admin/overview/support', '/tex-admin/overview/people'],
    },
    { path: '/iam-dashboard', module: './src/pages/iam-dashboard.tsx', access: administrators, title: 'IAM' },
    {
      path: '/organizations',
      module: './src/pages/organizations.tsx',
      access: organizationKeepers,
      title: 'Organizations',
    },
    {
      path: '/organizations/:id',
      module: './src/pages/organization.tsx',
      access: organizationKeepers,
      title: 'Organization',
    },
    { path: '/tickets', module: './src/pages/tickets.tsx', access: administrators, title: 'Inbox' },
    {
      path: '/review-moderation',
      module: './src/pages/review-moderation.tsx',
      access: administrators,
      title: 'Reviews',
    },
    { path: '/health', module: './src/pages/health.tsx', access: administrators, title: 'Health' },
    { path: '/orders', module: './src/pages/orders.tsx', access: administrators, title: 'Orders' },
    { path: '/reports', module: './src/pages/reports.tsx', access: administrators, title: 'Reports' },
    {
      path: '/settings',
      module: './src/pages/settings.tsx',
      access: administrators,
      title: 'Settings',
      data: ['/tex-admin/company-settings'],
    },
    { path: '/settings/catalogue', module: './src/pages/catalogue.tsx', access: administrators, title: 'Catalog' },
    { path: '/setup', module: './src/pages/setup.tsx', access: administrators, title: 'Setup' },
    {
      path: '/signOn',
      module: './src/pages/sign-on.tsx',
      access: administrators,
      title: 'Single sign-on',
      data: ['/tex-admin/sign-on/providers'],
    },
    {
      path: '/geo-location',
      module: './src/pages/geo-location.tsx',
      access: administrators,
      title: 'Geo-location',
      data: ['/tex-suite/locations'],
    },
    {
      path: '/subscription',
      module: './src/pages/subscription.tsx',
      access: administrators,
      title: 'My Subscriptions',
    },
    { path: '/sessions', module: './src/pages/sessions.tsx', access: { roles: ['SUPER_ADMIN'] }, title: 'Sessions' },
  ],
  widgets: {
    'setup-notice': './src/widgets/setup-notice.tsx',
    'alert-count': './src/widgets/alert-count.tsx',
    'alert-list': './src/widgets/alert-list.tsx',
  },
  budget: { '/iam-dashboard': 24.5, '/organizations/:id': 27, '/geo-location': 25, '/settings/catalogue': 47 },
});
