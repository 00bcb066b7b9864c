import type { DemoTutorial } from '../types.ts';

export const generalTutorials: DemoTutorial[] = [
  {
    id: 'find-the-right-module',
    moduleId: null,
    title: 'Find the module you need',
    summary: 'Search, browse by bucket and compare prices before you put anything in the cart.',
    level: 'beginner',
    minutes: 3,
    steps: [
      {
        title: 'Search from anywhere',
        text: 'Press Ctrl and K, or Cmd and K on a Mac, to open the search on any page. It looks through names, descriptions, categories and tags and shows the ten best results. Use the arrow keys to move and Enter to open one.',
      },
      {
        title: "Browse when you don't know the name",
        text: 'Open Buckets in the navigation bar to see every category with its buckets. A bucket groups modules that belong together, such as Accounting or Procurement. View All opens the complete directory.',
      },
      {
        title: 'Narrow a bucket down',
        text: 'On a bucket page you can sort and filter the modules. Your choice is kept in the address, so you can send the link to a colleague who then sees the same list.',
      },
      {
        title: 'Read the module page',
        text: "The page shows the sections inside the module, screenshots, tutorials and related modules. A module that is marked Coming Soon can't be bought yet, and its page names the day on which it is expected.",
      },
      {
        title: 'Work out the cost',
        text: 'Set users and days in the price table and the page shows the calculation. Prices are per user and day, and larger groups or longer terms may reach a lower tier. GST is added at checkout.',
      },
    ],
  },
  {
    id: 'place-your-first-order',
    moduleId: null,
    title: 'Place your first order',
    summary: 'From the cart to a confirmed subscription, including coupon, billing details and payment.',
    level: 'beginner',
    minutes: 4,
    steps: [
      {
        title: 'Check that you may buy',
        text: 'Only users with the PAYMENT_ADMIN marketplace role can change the cart. If you see Cart Access Restricted, ask your administrator to grant the role. You can still read every module page in the meantime.',
      },
      {
        title: 'Fill the cart',
        text: 'On a module page choose users and days and select Add to Cart. If the module is in the cart already, the users are added together and the larger number of days is kept. The cart is saved and waits for you on any device.',
      },
      {
        title: 'Review lines and coupon',
        text: "In the cart you can change users and days on each line or remove several lines at once. Enter a coupon code if you have one. A code that can't be used says why, for example which amount is still missing.",
      },
      {
        title: 'Enter billing details',
        text: 'Choose the client that the order is for and check address and tax number. Add your purchase order number if your accounts team needs it on the invoice. These details are kept for the next order.',
      },
      {
        title: 'Choose how to pay',
        text: 'Pay on invoice within 15 days, by bank transfer or through the payment provider. A price that has changed since you filled the cart is shown and needs your confirmation first. Select the final button once, and the order is placed once.',
      },
      {
        title: 'Find your subscription',
        text: 'The confirmation page shows the order and the invoice, and an e-mail follows. Paid and invoiced modules appear under My Modules. Invoices and payments are under Payment History.',
      },
    ],
  },
  {
    id: 'give-colleagues-access',
    moduleId: null,
    title: 'Give colleagues the right access',
    summary: 'Invite users, grant marketplace roles and decide which modules and sections each person can open.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Open IAM',
        text: 'Sign in as an administrator and choose IAM in the profile menu. The Users list shows everyone in your organisation with role and status. Use search and filters to find a person quickly.',
      },
      {
        title: 'Invite a user',
        text: 'Choose Invite and enter name and e-mail address. The person gets an e-mail with a link that works once, and chooses a password on the page behind it. Until then the list shows the status as invited.',
      },
      {
        title: 'Grant a marketplace role',
        text: 'Open Marketplace roles to see who may pay or prepare orders. PAYMENT_ADMIN may use the cart and place orders, and PAYMENT_CREATOR may see the cart page. Grant a role only to those who need it, and revoke it in the same place.',
      },
      {
        title: 'Set module access',
        text: 'Under Module access choose Full Access, Partial Access or No Access for each module. Partial Access lets you pick the sections. The person sees the change under My Modules the next time it is opened.',
      },
      {
        title: 'Check what was changed',
        text: "The Audit log records who changed which role and when, with the values before and after. Filter it by person when a question comes up. The last super administrator can't be removed, so nobody can lock the organisation out.",
      },
    ],
  },
  {
    id: 'raise-a-ticket',
    moduleId: null,
    title: 'Raise a ticket and follow it',
    summary: 'Tell support what happened, attach proof and follow the answer without signing in.',
    level: 'beginner',
    minutes: 2,
    steps: [
      {
        title: 'Open the form',
        text: "Choose Raise a Ticket in the profile menu. You don't need to be signed in. If you are, your name and e-mail address are filled in already.",
      },
      {
        title: 'Describe one problem',
        text: 'Pick the category and the module and write a subject that names the problem. While you type, suggested questions and answers appear below, and one of them may solve it at once. Say what you did, what you expected and what you saw.',
      },
      {
        title: 'Attach a file',
        text: 'Add one file of up to 10 MB by dragging it onto the form. Pictures, PDF, text, CSV, Word and Excel files are accepted. A screenshot with the error number on it helps most.',
      },
      {
        title: 'Note the number',
        text: 'After sending you see a ticket number such as TEX-2026-000123. A receipt goes to your e-mail address with a link to a status page. The page opens without an account, so forward it only to people who may read the ticket.',
      },
      {
        title: 'Read the answer',
        text: 'Support answers within 24 hours. If something is missing, the ticket waits for you and the e-mail says what is needed. Open the status page from the receipt at any time to see where the ticket stands.',
      },
    ],
  },
];
