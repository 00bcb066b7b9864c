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
    text: 'Your company details, as shown in the footer, on the contact page, on invoices and in emails.',
    Part: CompanySettings,
  },
  {
    id: 'tax',
    icon: Receipt,
    title: 'Tax and invoices',
    text: 'Your currency, taxes, invoice numbers and payment terms.',
    Part: TaxSettings,
  },
  {
    id: 'email',
    icon: Mail,
    title: 'Email templates',
    text: 'The text of every email, with a preview and a test.',
    Part: EmailSettings,
  },
  {
    id: 'newsletter',
    icon: Newspaper,
    title: 'Newsletter',
    text: 'Export your subscribers to send issues with your own mailing service.',
    Part: NewsletterSettings,
  },
  {
    id: 'alerts',
    icon: Bell,
    title: 'Alerts',
    text: 'Who gets notified, and how, when something in the inbox needs a reply.',
    Part: AlertsSection,
  },
  {
    id: 'security',
    icon: ShieldCheck,
    title: 'Security',
    text: 'How long people stay signed in, and when failed sign-ins lock an account.',
    Part: SecuritySettings,
  },
  {
    id: 'api-keys',
    icon: KeyRound,
    title: 'API keys',
    text: 'Let your own programs call the API, within the scopes you choose.',
    Part: OperatorKeys,
  },
  {
    id: 'webhooks',
    icon: Webhook,
    title: 'Webhooks',
    text: 'Tell other systems right away what happens in the marketplace. Organizations manage their own webhooks on their pages.',
    Part: OperatorsWebhooks,
  },
  {
    id: 'catalogue',
    icon: Boxes,
    title: 'Catalog',
    text: 'Everything visitors can browse. Add, edit and publish it, or import it from a file.',
    to: '/settings/catalogue',
  },
];
