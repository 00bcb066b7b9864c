import type { Random } from '../../api/test/random.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import type { Answer } from './answers.ts';
import type { Fault } from './faults.ts';
import type { Product } from './product.ts';
import { createTraffic } from './traffic.ts';
import { buyer, cartWriter, pageReader, publicReader, signedInReader, type Visit } from './visitors.ts';

/** Undisturbed traffic before (plus a random part) and after, in milliseconds. */
const BEFORE = 1_000;
const MORE_BEFORE = 1_000;
const AFTER = 1_500;

export interface FaultResult {
  fault: Fault;
  answers: Answer[];
  /** Time from the fault until nothing was refused anymore, in milliseconds; 0 if it went unnoticed. */
  backAfter: number;
  /** Acknowledged changes, and their outcomes. */
  changes: { acknowledged: number; missing: number; twice: number };
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const signIn = async (origin: string, account: string) => {
  const session = await keptSession(origin, `${account}@tex.example`);
  const token = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value ?? '';
  return { authorization: `Bearer ${token}` };
};

/** When the first response arrived after the last failure of the same kind of request. */
const backAfter = (answers: Answer[], struck: number) => {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const times = kinds.map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    const last = own.findLast(({ outcome }) => outcome !== 'answered');
    const back = last && own.find(({ outcome, ended }) => outcome === 'answered' && ended > last.ended);
    return last ? (back?.ended ?? Number.POSITIVE_INFINITY) - struck : 0;
  });
  return Math.max(0, ...times);
};

const usersInCart = async ({ database }: Product) => {
  const text = `select no_of_users::int as users from cart_lines where user_id = 'buyer' and item_id = 'attendance'`;
  return (await database.rows<{ users: number }>(text))[0]?.users ?? 0;
};

/** Ids of a client's orders, each with its invoice. */
const ordersOf = async ({ database }: Product, account: string) => {
  const text = `select o.id from orders o join invoices i on i.client_id = o.client_id and i.order_id = o.id where o.user_id = $1`;
  return (await database.rows<{ id: string }>(text, [account])).map(({ id }) => id);
};

/** Sends traffic through the edge, causes a fault in the middle, and returns the result. */
export const runFault = async (product: Product, fault: Fault, random: Random): Promise<FaultResult> => {
  const { origin } = product.edge;
  const traffic = createTraffic(origin, random);
  const [ofBuyer, ofOther] = [await signIn(origin, 'buyer'), await signIn(origin, 'buyer2')];
  const [usersBefore, ordersBefore] = [await usersInCart(product), await ordersOf(product, 'buyer2')];
  const sums: number[] = [];
  const ordered: string[] = [];
  const { means } = traffic;
  const writer = () => cartWriter(means, ofBuyer, (users) => sums.push(users));
  const visits: Visit[] = [
    pageReader(means),
    pageReader(means),
    publicReader(means),
    publicReader(means),
    signedInReader(means, ofBuyer),
    signedInReader(means, ofOther),
    writer(),
    writer(),
    buyer(means, ofOther, (id) => ordered.push(id)),
  ];
  traffic.begin(visits);
  await wait(BEFORE + random.below(MORE_BEFORE));
  const struck = performance.now();
  await fault.strike(product);
  await wait(AFTER);
  await traffic.end();

  const users = (await usersInCart(product)) - usersBefore;
  const orders = (await ordersOf(product, 'buyer2')).filter((id) => !ordersBefore.includes(id));
  const missingOrders = ordered.filter((id) => !orders.includes(id)).length;
  return {
    fault,
    answers: traffic.answers,
    backAfter: backAfter(traffic.answers, struck),
    changes: {
      acknowledged: sums.length + ordered.length,
      missing: Math.max(0, sums.length - users) + missingOrders,
      twice: Math.max(0, users - sums.length) + orders.length + missingOrders - ordered.length,
    },
  };
};
