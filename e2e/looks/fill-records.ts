import { BUYER, fillCart } from '../bench/kit/fill-cart.ts';
import { signIn } from '../bench/kit/sign-in.ts';

const cart = [
  { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 40, noOfDays: 365 },
  { itemId: 'payroll', itemType: 'module', name: 'Payroll', noOfUsers: 120, noOfDays: 365 },
  { itemId: 'general-ledger', itemType: 'module', name: 'General Ledger', noOfUsers: 8, noOfDays: 90 },
];

const tickets = [
  {
    category: 'problem',
    moduleId: 'attendance',
    priority: 'urgent',
    subject: 'Punches of the second shift are missing since Monday',
    description: 'The devices at gate 2 show them, the daily sheet does not. Payroll closes tomorrow.',
  },
  {
    category: 'billing',
    priority: 'normal',
    subject: 'Please add our purchase order number to the last invoice',
    description: 'Our accounts department needs PO 4500012345 on it before they can pay.',
  },
  {
    category: 'question',
    moduleId: 'payroll',
    priority: 'low',
    subject: 'Can we export payslips as PDF files for all employees at once?',
    description: 'We have 120 employees and would like to archive them each month.',
  },
];

const call = async (url: string, init: RequestInit) => {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Gives the demo's buyer a cart and tickets for the pictures, unless the demo has them already. */
export const fillRecords = async (origin: string) => {
  const base = `${origin}/api/marketplace/tex-suite`;
  const session = await signIn(origin, BUYER);
  const token = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const mine = (await call(`${base}/ticket/mine?size=1`, { headers })) as { totalElements: number };
  if (mine.totalElements > 0) return;
  await fillCart(origin, cart);
  for (const ticket of tickets) {
    const body = new FormData();
    body.append('ticketData', JSON.stringify({ ...ticket, name: 'Bala Krishnan', email: BUYER }));
    await call(`${base}/ticket`, { method: 'POST', headers, body });
  }
};
