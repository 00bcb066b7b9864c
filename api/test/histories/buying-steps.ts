import type { Order, Quote, SubscriptionChanged, SubscriptionChangeQuote } from '@marketplace/shared/contracts';
import { renewDue } from '../../src/commerce/renewals/renew-due.ts';
import { createMailer } from '../../src/notifications/index.ts';
import { change, renew, sell } from './sales.ts';
import { credit, unusedOf } from './settlements.ts';
import {
  begunDays,
  type Coupon,
  DAY,
  freeDays,
  isCancelledTrial,
  isInTrial,
  type LedgerInvoice,
  type LedgerSubscription,
} from './ledger.ts';
import { priceOf } from './price-list.ts';
import { ask, now, pick, type Step, type Story, subscriptionsThat } from './story.ts';
import { buyers, modules, organizations } from './world.ts';

export const accountOf = (clientId: string) => organizations.find(({ id }) => id === clientId)?.account ?? '';

const listsOf = ({ setting }: Story, moduleId: string) => setting.prices.get(moduleId) ?? [];

/** A cart of one to four modules, with or without a coupon. */
export const buy: Step = async (story) => {
  const { random, setting, ledger } = story;
  const { id: clientId, account: by } = random.of(organizations);
  const wanted = [...modules].sort(() => random.next() - 0.5).slice(0, 1 + random.below(4));
  const lines = wanted.map(({ id: moduleId, name }) => {
    const [users, days] = [1 + random.below(60), random.of([1, 2, 7, 28, 30, 31, 90, 365, 1 + random.below(400)])];
    const free = freeDays(ledger, clientId, moduleId);
    return { moduleId, name, users, days, free, price: priceOf(listsOf(story, moduleId), users, days) };
  });
  for (const { moduleId, name, users, days } of lines)
    await ask(story, {
      ...{ by, method: 'POST', path: '/tex-suite/cart' },
      payload: { itemId: moduleId, itemType: 'module', name, noOfUsers: users, noOfDays: days },
    });
  const holds = ({ modules: ids }: Coupon) => ids === null || lines.some(({ moduleId }) => ids.includes(moduleId));
  const coupon = random.below(2) ? (pick(story, setting.coupons.filter(holds)) ?? null) : null;
  const invoiced = random.below(4) ? setting.invoiced.get(clientId) : random.of(buyers);
  const { billing, buyer } = invoiced ?? random.of(buyers);
  const method = random.of(['invoice', 'bank_transfer', 'online'] as const);
  const poNumber = random.of([null, `PO-${random.below(100)}`]);
  const couponCode = coupon?.code ?? null;
  const renews = random.below(2) > 0;
  const { fingerprint } = await ask<Quote>(story, {
    ...{ by, method: 'POST', path: '/tex-suite/checkout/quote', payload: { billing, couponCode } },
  });
  const order = await ask<Order>(story, {
    ...{ by, method: 'POST', path: '/tex-suite/checkout' },
    payload: { fingerprint, billing, couponCode, method, renew: renews, ...(poNumber !== null && { poNumber }) },
  });
  const invoice = sell(ledger, { clientId, buyer, method, poNumber, coupon, lines, renews, at: now(story) });
  takeIds(invoice, order.invoice);
  for (const one of ledger.subscriptions.filter((subscription) => subscription.invoice === invoice))
    one.id = order.subscriptions.find(({ moduleId }) => moduleId === one.moduleId)?.id ?? '';
  const cart = lines.map(({ name, users, days, price }) => `${name} ${users} × ${days} × ${price}`).join(', ');
  return `${clientId} buys ${cart}${renews ? ', to renew' : ''}, coupon ${couponCode}, ${method}, for ${buyer.placeOfSupply}: ${invoice.number}`;
};

function takeIds(invoice: LedgerInvoice, { id, orderId }: { id: string; orderId: string }): void {
  Object.assign(invoice, { id, orderId });
}

async function changeBy(
  story: Story,
  subscription: LedgerSubscription,
  wanted: { addUsers: number } | { addDays: number },
): Promise<LedgerInvoice> {
  const { id, clientId, moduleId, users, paidFrom, endsAt } = subscription;
  const [by, path] = [accountOf(clientId), `/tex-suite/subscription/${id}`];
  const { fingerprint } = await ask<SubscriptionChangeQuote>(story, {
    ...{ by, method: 'POST', path: `${path}/quote`, payload: wanted },
  });
  const answer = await ask<SubscriptionChanged>(story, {
    ...{ by, method: 'POST', path: `${path}/change`, payload: { ...wanted, fingerprint }, isAtOnce: true },
  });
  const added = 'addUsers' in wanted ? wanted.addUsers : 0;
  const price = (after: number) => priceOf(listsOf(story, moduleId), users + added, begunDays(paidFrom, endsAt), after);
  const buyer = story.setting.invoiced.get(clientId)?.buyer ?? buyers[0]?.buyer;
  if (!buyer) throw new Error('There is no buyer.');
  const invoice = change(story.ledger, subscription, {
    ...{ buyer, at: now(story) },
    add: 'addUsers' in wanted ? { users: wanted.addUsers } : { days: wanted.addDays },
    prices: added > 0 ? { added: price(users), all: price(0) } : { added: 0n, all: 0n },
  });
  takeIds(invoice, answer.invoice);
  return invoice;
}

const nameOf = ({ clientId, name }: LedgerSubscription) => `${name} of ${clientId}`;

export const addUsers: Step = async (story) => {
  const subscription = pick(
    story,
    subscriptionsThat(story, (one) => !one.awaitsPayment && !isCancelledTrial(one)),
  );
  if (!subscription) return undefined;
  const wanted = 1 + story.random.below(20);
  const { number } = await changeBy(story, subscription, { addUsers: wanted });
  return `${wanted} users more for ${nameOf(subscription)}: ${number}`;
};

export const addDays: Step = async (story) => {
  const canGrow = (one: LedgerSubscription) => !one.awaitsPayment && one.cancelReason === null;
  const subscription = pick(story, subscriptionsThat(story, canGrow));
  if (!subscription) return undefined;
  const wanted = story.random.of([1, 7, 30, 31, 1 + story.random.below(200)]);
  const { number } = await changeBy(story, subscription, { addDays: wanted });
  return `${wanted} days more for ${nameOf(subscription)}: ${number}`;
};

export const cancelAtEnd: Step = async (story) => {
  const subscription = pick(
    story,
    subscriptionsThat(story, (one) => !isCancelledTrial(one)),
  );
  if (!subscription) return undefined;
  const isCancelled = subscription.cancelReason !== null;
  const reason = 'Not needed any more.';
  await ask(story, {
    ...{ by: accountOf(subscription.clientId), method: 'POST' },
    path: `/tex-suite/subscription/${subscription.id}/${isCancelled ? 'resume' : 'cancel'}`,
    ...(!isCancelled && { payload: { reason } }),
  });
  const at = now(story);
  const isTrial = !isCancelled && isInTrial(subscription, at);
  if (isTrial) {
    for (const { invoice, position, amount } of unusedOf(subscription, at))
      credit(story.ledger, invoice, { lines: [{ position, amount }], reason: `Free trial canceled: ${reason}`, at });
    subscription.endsAt = subscription.paidFrom;
  }
  subscription.cancelReason = isCancelled ? null : reason;
  return `${nameOf(subscription)} is ${isCancelled ? 'resumed' : isTrial ? 'cancelled in its trial' : 'cancelled at its end'}`;
};

/** How long it renews for, or that it ends. */
export const changeRenewal: Step = async (story) => {
  const subscription = pick(
    story,
    subscriptionsThat(story, ({ cancelReason }) => cancelReason === null),
  );
  if (!subscription) return undefined;
  const renewDays = story.random.of([null, 7, 30, 31, 365]);
  await ask(story, {
    ...{ by: accountOf(subscription.clientId), method: 'PUT', payload: { renewDays } },
    path: `/tex-suite/subscription/${subscription.id}/renewal`,
  });
  subscription.renewDays = renewDays;
  return `${nameOf(subscription)} ${renewDays === null ? 'is to end' : `renews for ${renewDays} days`}`;
};

/** The renewal job: renews what ends within a day, and nothing that ended more than a week ago. */
export async function renewAll(story: Story): Promise<string> {
  const { ledger, world } = story;
  const { db } = world.api.database;
  const at = now(story);
  await renewDue({ db, mailer: createMailer('TEX'), publicUrl: 'https://shop.example' }, new Date(at), (error) => {
    throw error;
  });
  const due = ledger.subscriptions
    .filter(
      ({ renewDays, cancelReason, awaitsPayment }) => renewDays !== null && cancelReason === null && !awaitsPayment,
    )
    .filter(({ endsAt }) => endsAt <= at + DAY)
    .sort((one, other) => one.endsAt - other.endsAt || (one.id < other.id ? -1 : 1));
  const invoices = due.flatMap((subscription) => {
    const { clientId, moduleId, users, renewDays, endsAt } = subscription;
    const buyer = story.setting.invoiced.get(clientId)?.buyer;
    if (endsAt < at - 7 * DAY || renewDays === null || !buyer) {
      subscription.renewDays = null;
      return [];
    }
    const price = priceOf(listsOf(story, moduleId), users, renewDays);
    return [renew(ledger, subscription, { buyer, price, days: renewDays, at })];
  });
  const { rows } = await world.api.database.pool.query<{ id: string; order_id: string; number: string }>(
    'select id, order_id, number from invoices',
  );
  for (const invoice of invoices) {
    const found = rows.find(({ number }) => number === invoice.number);
    takeIds(invoice, { id: found?.id ?? '', orderId: found?.order_id ?? '' });
  }
  return due.length === 0 ? '' : `, ${invoices.length} of ${due.length} renewed`;
}
