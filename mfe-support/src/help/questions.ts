import type { CompanyMaster } from '@marketplace/shared/contracts';

export interface Question {
  question: string;
  answer: string;
}

type Hours = Pick<CompanyMaster, 'emailHours' | 'phoneHours' | 'supportPhone'>;

const inBrackets = (hours: string) => hours && ` (${hours})`;

/** When to expect an answer, if the company says so. */
const howQuickly = ({ emailHours, phoneHours, supportPhone }: Hours) =>
  [
    `Within 24 hours, by email${inBrackets(emailHours)}.`,
    supportPhone && `If work has stopped, also call us on ${supportPhone}${inBrackets(phoneHours)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What people ask us most. `e2e/journeys/advice.spec.ts` follows these instructions. */
export const questionsOf = (company: Hours): Question[] => [
  {
    question: 'How is a module’s price calculated?',
    answer:
      'Price per user and day, times users, times days. The module page updates the total as you change either, and tax is added at checkout. If a price changes while a module is in your cart, you’ll see it before you pay.',
  },
  {
    question: 'Why can’t I open the cart?',
    answer: 'The cart needs the Payment admin marketplace role. Ask an administrator for it, then refresh the page.',
  },
  {
    question: 'I signed in with a temporary password and got stuck. What now?',
    answer:
      'You need to replace a temporary password before you can use your account. When you sign in with it, we email you a six-digit code. Enter it and choose your own password. If no code arrives, or you forgot the temporary password, choose Forgot password on the sign-in page.',
  },
  {
    question: 'Where do I find my organization’s modules?',
    answer:
      'Sign in and open My Modules in the navigation. Each card shows your access level. No Access means your administrator hasn’t granted it yet.',
  },
  {
    question: 'Can I add users or days to a module I already have?',
    answer:
      'Yes. Open the cart, then Payment history, then Subscriptions, and choose Add users or Extend in the module’s menu. You’ll see the price before you order, and only pay for what you add. You need the Payment admin marketplace role.',
  },
  {
    question: 'Which files can I attach to a ticket?',
    answer:
      'One file of up to 10 MB: PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX or XLSX. We check the content, not the name. To send more files, reply on the ticket’s page.',
  },
  {
    question: 'What happens to my data when a subscription ends?',
    answer:
      'You can export records from the module for 60 days after the end. Then we delete them. The Privacy Policy says how long we keep everything else.',
  },
  {
    question: 'How quickly do you answer?',
    answer: howQuickly(company),
  },
];
