import type {
  Client,
  DuesSummary,
  Employee,
  Invoice,
  InvoiceSummary,
  Order,
  Payment,
  Subscription,
} from '@marketplace/shared/contracts';
import { fakeApi } from '@marketplace/shared/testing';
import { configure } from '@testing-library/react';
import { aClient, anInvoice, someDues } from './books-answers.ts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  key: string | null;
  body: unknown;
}

/** What the books hold. */
interface World {
  clients: Client[];
  invoices: InvoiceSummary[];
  /** On all pages; defaults to the number of `invoices`. */
  totalInvoices?: number;
  invoice: Invoice;
  orders: Order[];
  payments: Payment[];
  subscriptions: Subscription[];
  employees: Employee[];
  dues: DuesSummary;
}

const pageOf = <Row>(content: Row[], { query }: Call, totalElements = content.length) => {
  const size = Number(query.size);
  return { content, page: Number(query.page), size, totalElements, totalPages: Math.ceil(totalElements / size) };
};

/** Books behind an API that records its calls: `const books = fakeBooks()` at the top, then `books.serve({...})`. */
export const fakeBooks = () => {
  // Whole pages are rendered, and busy machines need more time.
  jest.setTimeout(60_000);
  configure({ asyncUtilTimeout: 10_000 });
  const api = fakeApi();
  let calls: Call[] = [];
  let world: World;
  beforeEach(() => (calls = []));

  const note = async (request: Request): Promise<Call> => {
    const { pathname, searchParams } = new URL(request.url);
    const body = await request.text();
    const call = {
      method: request.method,
      path: pathname.replace(/^\/api\/(marketplace|organization)/, ''),
      query: Object.fromEntries(searchParams),
      key: request.headers.get('Idempotency-Key'),
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    };
    calls.push(call);
    return call;
  };
  /** Responds with what the world holds at that moment, and records the call. */
  const told =
    (read: (call: Call) => unknown, status = 200) =>
    async ({ request }: { request: Request }) =>
      api.json(read(await note(request)), status);
  const invoices = (call: Call) => pageOf(world.invoices, call, world.totalInvoices);
  const subscriptions = () => world.subscriptions;

  const serve = (content: Partial<World> = {}) => {
    world = {
      ...{ clients: [aClient()], invoices: [], orders: [], payments: [], subscriptions: [], employees: [] },
      ...{ invoice: anInvoice(), dues: someDues(), ...content },
    };
    api.get(
      '/tex-suite/invoice/:id',
      told(() => world.invoice),
    );
    api.get('/tex-suite/invoice/search', told(invoices));
    api.get(
      '/tex-suite/order',
      told((call) => pageOf(world.orders, call)),
    );
    api.get(
      '/tex-suite/order/:id',
      told(() => world.orders[0]),
    );
    api.get('/tex-suite/invoice/clientId/:id/paginated', told(invoices));
    api.get(
      '/tex-suite/clients/user',
      told(() => world.clients),
    );
    api.get(
      '/tex-suite/payment',
      told((call) => pageOf(world.payments, call)),
    );
    api.get('/tex-suite/subscription', told(subscriptions));
    api.get('/tex-suite/subscription/active/:id', told(subscriptions));
    api.get('/tex-suite/subscription/user/:id', told(subscriptions));
    api.post(
      '/tex-suite/dues-summary/calculate/:id',
      told(() => world.dues),
    );
    api.organization.get(
      '/employees/clientid/:id',
      told(({ query: { search = '', size, enabled } }) =>
        world.employees
          .filter(({ status }) => enabled !== 'true' || status !== 'disabled')
          .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase()))
          .slice(0, Number(size)),
      ),
    );
  };
  const change = (content: Partial<World>) => (world = { ...world, ...content });
  /** Calls so far whose path starts like this. */
  const made = (path: string, method?: string) =>
    calls.filter((call) => call.path.startsWith(path) && (!method || call.method === method));
  return { api, serve, change, made, told };
};
