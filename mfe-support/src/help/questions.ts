import type { CompanyMaster } from '@marketplace/shared/contracts';

export interface Question {
  question: string;
  answer: string;
}

type Hours = Pick<CompanyMaster, 'emailHours' | 'phoneHours' | 'supportPhone'>;

const inBrackets = (hours: string) => hours && ` (${hours})`;

/** When somebody answers, as far as the company says it. */
const howQuickly = ({ emailHours, phoneHours, supportPhone }: Hours) =>
  [
    `Within 24 hours, by email${inBrackets(emailHours)}.`,
    supportPhone && `If work has stopped, call us as well, on ${supportPhone}${inBrackets(phoneHours)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What people ask us most. `e2e/journeys/advice.spec.ts` follows the instructions. */
export const questionsOf = (company: Hours): Question[] => [
  {
    question: 'How is the price of a module worked out?',
    answer:
      'Price per user and day, times users, times days. The module page shows the sum as you change either, and the cart adds tax at the end. A unit price that changes while a module is in your cart is shown to you before you pay.',
  },
  {
    question: 'Why can I not open the cart?',
    answer:
      'The cart needs the PAYMENT_ADMIN marketplace role. Ask an administrator to grant it to you, then load the page again.',
  },
  {
    question: 'I signed in with a temporary password and got no further. What now?',
    answer:
      'A temporary password has to be replaced before the account opens. When you sign in with it, we email you a six-digit code: enter it and choose a password of your own. If no code arrives, or you have forgotten the temporary password, choose Forgot password on the sign-in page.',
  },
  {
    question: 'Where do I find the modules that my organization gave me?',
    answer:
      'Sign in and open My Modules in the navigation. Each card shows how much of the module is open to you; No Access means that your administrator has not granted it yet.',
  },
  {
    question: 'Can I add users or days to a module that is running?',
    answer:
      'Yes. Open the cart, then Payment history, then Subscriptions, and choose Add users or Extend in the menu of the module. You see the price before you order, and pay only for what you add. You need the PAYMENT_ADMIN marketplace role.',
  },
  {
    question: 'Which files can I attach to a ticket?',
    answer:
      'One file of at most 10 MB: PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX or XLSX. The content decides, not the name. Send further files with an answer on the ticket’s page.',
  },
  {
    question: 'What happens to my data when a subscription ends?',
    answer:
      'Records inside the module can be exported for 60 days after the end, and are deleted then. The Privacy Policy lists how long everything else is kept.',
  },
  {
    question: 'How quickly do you answer?',
    answer: howQuickly(company),
  },
];
