import type { DemoSlide } from './types.ts';

export const demoSlides: DemoSlide[] = [
  {
    id: 'payroll',
    title: 'Payday without the late evening',
    description: 'Attendance, leave and claims arrive checked. You review the differences and release the run.',
    image: 'slide-payroll.avif',
    imageDark: 'slide-payroll-dark.avif',
    buttonTitle: 'See Payroll',
    buttonLink: '/marketplace/module?id=payroll',
  },
  {
    id: 'general-ledger',
    title: 'Books that close by day three',
    description: 'Every posting leads back to its document, and the close checklist shows what is still open.',
    image: 'slide-general-ledger.avif',
    imageDark: 'slide-general-ledger-dark.avif',
    buttonTitle: 'See General Ledger',
    buttonLink: '/marketplace/module?id=general-ledger',
  },
  {
    id: 'pipeline',
    title: 'A forecast that you can explain',
    description: 'Deals by stage, age and next step, so that the number in the review has reasons behind it.',
    image: 'slide-pipeline.avif',
    imageDark: 'slide-pipeline-dark.avif',
    buttonTitle: 'See Pipeline',
    buttonLink: '/marketplace/module?id=pipeline',
  },
  {
    id: 'shop-floor',
    title: 'The whole line on one board',
    description: 'Work orders, routings and live counts from each machine, from the first operation to the last.',
    image: 'slide-shop-floor.avif',
    imageDark: 'slide-shop-floor-dark.avif',
    buttonTitle: 'Explore Production',
    buttonLink: '/marketplace/bucket?id=production',
  },
  {
    id: 'dashboards',
    title: 'One page for the Monday meeting',
    description: 'Figures from all your modules side by side, each with its source and the time it was read.',
    image: 'slide-dashboards.avif',
    imageDark: 'slide-dashboards-dark.avif',
    buttonTitle: 'See Dashboards',
    buttonLink: '/marketplace/module?id=dashboards',
  },
];
