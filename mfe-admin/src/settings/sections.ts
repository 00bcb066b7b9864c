import {
  Bell,
  Boxes,
  Building2,
  KeyRound,
  Mail,
  Newspaper,
  Receipt,
  ShieldCheck,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { OperatorKeys } from '../api-keys/operator-keys.tsx';
import { AlertsSection } from './alerts/alert-settings.tsx';
import { CompanySettings } from './company/company-settings.tsx';
import { EmailSettings } from './email/email-settings.tsx';
import { NewsletterSettings } from './newsletter/newsletter-settings.tsx';
import { SecuritySettings } from './security/security-settings.tsx';
import { TaxSettings } from './tax/tax-settings.tsx';
import { OperatorsWebhooks } from '../webhooks/lazy-webhooks.tsx';

interface Section {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Content of the section; undefined if it has its own page. */
  Part?: ComponentType;
  to?: string;
}

export type OpenSection = Section & { Part: ComponentType };

/** The first one is the default. */
export const sections: Section[] = [
  {
    id: 'company',
    icon: Building2,
    title: 'Company',
    text: 'Who runs the marketplace, and how to reach them. The footer, the contact page, invoices and emails read from here.',
    Part: CompanySettings,
  },
  {
    id: 'tax',
    icon: Receipt,
    title: 'Tax and invoices',
    text: 'What is added to a price, and how invoices are numbered and due.',
    Part: TaxSettings,
  },
  {
    id: 'email',
    icon: Mail,
    title: 'Email templates',
    text: 'The words of every message that goes out, with a preview and a test to your own address.',
    Part: EmailSettings,
  },
  {
    id: 'newsletter',
    icon: Newspaper,
    title: 'Newsletter',
    text: 'Who reads it. Issues go out by a mailing service of your own.',
    Part: NewsletterSettings,
  },
  {
    id: 'alerts',
    icon: Bell,
    title: 'Alerts',
    text: 'Who is told, and how, when something in the inbox asks for an answer.',
    Part: AlertsSection,
  },
  {
    id: 'security',
    icon: ShieldCheck,
    title: 'Security',
    text: 'How long a sign-in lasts, and when wrong passwords lock an account.',
    Part: SecuritySettings,
  },
  {
    id: 'api-keys',
    icon: KeyRound,
    title: 'API keys',
    text: 'Programs of the operator that call the API, what they may do, and until when.',
    Part: OperatorKeys,
  },
  {
    id: 'webhooks',
    icon: Webhook,
    title: 'Webhooks',
    text: 'Which other systems are told at once of what happens in the marketplace. Organizations keep their own on their pages.',
    Part: OperatorsWebhooks,
  },
  {
    id: 'catalogue',
    icon: Boxes,
    title: 'Catalogue',
    text: 'Everything a visitor can browse: create, edit, order, publish and archive it, or bring it in by file.',
    to: '/settings/catalogue',
  },
];
