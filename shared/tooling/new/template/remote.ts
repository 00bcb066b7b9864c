import { defineRemote } from '@marketplace/shared/contracts';

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    'mfe-new-thing/summary': { heading: string };
  }
}

export default defineRemote({
  name: 'mfe-new-thing',
  team: 'New team',
  pages: [{ path: '/new-thing', module: './src/pages/new-thing.tsx', access: 'public', title: 'New thing' }],
  widgets: { summary: './src/widgets/summary.tsx' },
});
