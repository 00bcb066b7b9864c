import { Boxes, Building2, Mail, Receipt, ShieldCheck } from 'lucide-react';
import type { Section } from '../preview/section.ts';

export const sections: (Section & { id: string })[] = [
  {
    id: 'company',
    icon: Building2,
    title: 'Company',
    text: 'Who runs the marketplace, and how to reach them. The footer, the contact page and every invoice read from here.',
    holds: ['Brand and logo', 'Legal name', 'Address', 'Support hours', 'Social links'],
  },
  {
    id: 'tax',
    icon: Receipt,
    title: 'Tax and invoices',
    text: 'What is added to a price, and how invoices are numbered and due.',
    holds: ['Currency', 'Tax name and rate', 'Tax numbers', 'Invoice prefix', 'Days until due'],
  },
  {
    id: 'email',
    icon: Mail,
    title: 'Email templates',
    text: 'The words of every message that goes out, with a preview and a test to your own address.',
    holds: ['One-time code', 'Order confirmation', 'Ticket receipt', 'Invitation', 'Newsletter'],
  },
  {
    id: 'security',
    icon: ShieldCheck,
    title: 'Security',
    text: 'How long a sign-in lasts, and when wrong passwords lock an account.',
    holds: ['Session length', 'Remember me', 'Lockout'],
  },
  {
    id: 'catalogue',
    icon: Boxes,
    title: 'Catalogue',
    text: 'Everything a visitor can browse: create, edit, order, publish and archive it, or bring it in by file.',
    holds: [
      'Categories and buckets',
      'Modules',
      'Price tiers',
      'Coupons',
      'Slides and top choices',
      'Tutorials',
      'Privacy policy',
    ],
  },
];
