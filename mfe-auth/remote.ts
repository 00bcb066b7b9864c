import { defineRemote } from '@marketplace/shared/contracts';

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    'mfe-auth/switch-accounts': { open: boolean; onClose: () => void };
  }
}

export default defineRemote({
  name: 'mfe-auth',
  team: 'Identity',
  pages: [
    {
      path: '/login',
      module: './src/pages/login.tsx',
      access: 'public',
      title: 'Sign in',
      description: 'Sign in to open your modules, subscribe to more and track your orders.',
      bare: true,
      data: ['/auth/sign-on/providers'],
    },
    {
      path: '/accept-invitation',
      module: './src/pages/accept-invitation.tsx',
      access: 'public',
      title: 'Accept an invitation',
      bare: true,
    },
    {
      path: '/not-me',
      module: './src/pages/not-me.tsx',
      access: 'public',
      title: 'A sign-in to your account',
      bare: true,
    },
    {
      path: '/profile',
      module: './src/pages/profile.tsx',
      access: 'signed-in',
      title: 'My Account',
      data: ['/auth/profile', '/auth/second-factor', '/auth/sessions'],
    },
    {
      path: '/waiting',
      module: './src/pages/waiting.tsx',
      access: 'signed-in',
      title: 'Waiting for an organization',
    },
    { path: '/accounts', module: './src/pages/accounts.tsx', access: 'signed-in', title: 'Accounts' },
  ],
  widgets: { 'switch-accounts': './src/widgets/switch-accounts.tsx' },
});
