import { defineRemote } from '@marketplace/shared/contracts';

/** How to reach the company behind the marketplace. */
const COMPANY = '/tex-admin/company-master';

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    'mfe-support/newsletter': Record<string, never>;
    /** Questions and tutorials that answer a search; `onGo` is called when one is opened. */
    'mfe-support/help-results': { words: string; onGo?: () => void };
  }
}

export default defineRemote({
  name: 'mfe-support',
  team: 'Support',
  pages: [
    {
      path: '/contactus',
      module: './src/pages/contact.tsx',
      access: 'public',
      title: 'Contact us',
      description: 'Reach our team by email, phone or message.',
      data: [COMPANY],
      query: ['sent'],
    },
    {
      path: '/ticket',
      module: './src/pages/ticket.tsx',
      access: 'public',
      title: 'Raise a Ticket',
      description: 'Tell us what happened. No sign-in needed.',
      data: [COMPANY],
      query: ['category', 'moduleId'],
    },
    {
      path: '/ticket/status',
      module: './src/pages/ticket-status.tsx',
      access: 'public',
      title: 'Your ticket',
      description: 'Follow your ticket and reply, from the link in its emails.',
    },
    {
      path: '/my-tickets',
      module: './src/pages/my-tickets.tsx',
      access: 'signed-in',
      title: 'My tickets',
    },
    {
      path: '/demo',
      module: './src/pages/demo.tsx',
      access: 'public',
      title: 'Request Demo',
      description: 'See a module in action and ask your questions.',
      query: ['moduleId'],
    },
    {
      path: '/privacy',
      module: './src/pages/privacy.tsx',
      access: 'public',
      title: 'Privacy Policy',
      description: 'What we keep about you, why, for how long, and how to have it removed.',
      data: ['/tex-admin/privacypolicy/{config.privacyPolicyId}'],
    },
    {
      path: '/newsletter/confirm',
      module: './src/pages/newsletter-confirm.tsx',
      access: 'public',
      title: 'Confirm your subscription',
    },
    {
      path: '/newsletter/unsubscribe',
      module: './src/pages/newsletter-unsubscribe.tsx',
      access: 'public',
      title: 'Unsubscribe from the newsletter',
    },
    {
      path: '/alert/unsubscribe',
      module: './src/pages/alerts-unsubscribe.tsx',
      access: 'public',
      title: 'Stop alert emails',
    },
  ],
  widgets: { newsletter: './src/widgets/newsletter.tsx', 'help-results': './src/widgets/help-results.tsx' },
});
