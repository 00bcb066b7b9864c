import type {
  BillingDetails,
  Organization,
  OrganizationMember,
  OrganizationSummary,
  WaitingPerson,
} from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrganizationPage from '../pages/organization.tsx';
import OrganizationsPage from '../pages/organizations.tsx';

// Rendering full pages is slow on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const api = fakeApi();
const user = userEvent.setup();

const summary: OrganizationSummary = {
  id: 'meridian',
  name: 'Meridian Components',
  orgId: 'ORG-1001',
  legalName: 'Meridian Private Limited',
  currency: 'INR',
  domains: ['meridian.example', 'meridian.in'],
  members: 10_000,
  closedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};
const billing: BillingDetails = {
  legalName: 'Meridian Private Limited',
  email: 'accounts@meridian.example',
  address: { line1: '1 Road', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001', country: 'IN' },
};
const anOrganization = (fields: Partial<Organization> = {}): Organization => ({
  ...{ id: 'meridian', orgId: 'ORG-1001', currency: 'INR', name: 'Meridian Components', termsDays: null },
  ...{ domains: ['meridian.example'], billing: null, payer: { legalName: 'Meridian Private Limited', billing } },
  ...{ siblings: [], members: 10_000, paymentAdmins: 1, closedAt: null, createdAt: '2026-01-01T00:00:00Z' },
  openInvoices: { count: 0, names: [] },
  runningSubscriptions: { count: 0, names: [] },
  version: 'first',
  ...fields,
});
const aMember = (fields: Partial<OrganizationMember> = {}): OrganizationMember => ({
  ...{ id: 'asha', name: 'Asha Rao', email: 'asha@meridian.example', status: 'active' },
  ...{ paymentRole: null, seats: 2, otherOrganizations: 0 },
  ...fields,
});
const pageOf = <Row,>(content: Row[], totalElements = content.length) => ({
  ...{ content, page: 0, size: 20, totalElements, totalPages: Math.ceil(totalElements / 20) },
});

interface Call {
  method: string;
  path: string;
  body: unknown;
}
let calls: Call[];
/** Responds to a change, and records it. */
const told =
  (answer: unknown, status = 200) =>
  async ({ request }: { request: Request }) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace('/api/marketplace', '');
    calls.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) });
    return api.json(answer, status);
  };
const serveMembers = (members: OrganizationMember[], total?: number) => {
  const asked: Record<string, string>[] = [];
  api.get('/tex-suite/clients/:id/members', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return api.json(pageOf(members, total));
  });
  return asked;
};

const openList = (query = '') =>
  renderPage(OrganizationsPage, { path: '/organizations', at: `/organizations${query}` });
const open = (query = '') =>
  renderPage(OrganizationPage, { path: '/organizations/:id', at: `/organizations/meridian${query}` });
const act = (name: string, action: string) => chooseAction(name, action);

beforeEach(() => {
  calls = [];
  signInAs(aUser({ role: 'ADMIN' }));
  api.get('/tex-admin/organizations/:id', () => api.json(anOrganization()));
});

describe('the list', () => {
  const serve = (rows: OrganizationSummary[]) => {
    const asked: Record<string, string>[] = [];
    api.get('/tex-admin/organizations', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return api.json(pageOf(rows));
    });
    return asked;
  };

  it('shows open organizations, each with its own page', async () => {
    const asked = serve([summary]);
    openList();
    const [, row] = within(await screen.findByRole('table', { name: 'Organizations' })).getAllByRole('row');
    for (const text of ['ORG-1001 · Meridian Private Limited', 'meridian.example and 1 more', '10,000', 'Open'])
      expect(row).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Meridian Components' })).toHaveAttribute(
      'href',
      '/organizations/meridian',
    );
    expect(asked[0]).toMatchObject({ status: 'open', sort: 'name,asc', page: '0', size: '20' });
  });

  it('says what an empty marketplace will list, and adds the first organization', async () => {
    serve([]);
    api.get('/tex-admin/company-master', () => api.json({}, 404));
    api.post('/tex-admin/organizations', told(anOrganization({ id: 'nilgiri', name: 'Nilgiri' }), 201));
    const { router } = openList();
    expect(await screen.findByRole('heading', { name: 'No organizations yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New organization' }));
    const panel = within(await screen.findByRole('dialog', { name: /New organization/ }));
    await user.click(panel.getByRole('button', { name: 'Add organization' }));
    expect(await panel.findByText('Enter a name.')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: 'Name' }), ' Nilgiri ');
    await user.type(panel.getByRole('textbox', { name: 'Organization ID' }), 'ORG-2001');
    await user.type(panel.getByRole('textbox', { name: /legal name/ }), 'Nilgiri Ltd');
    await user.click(panel.getByRole('button', { name: 'Add organization' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/organizations/nilgiri');
    expect(calls[0]?.body).toEqual({ name: 'Nilgiri', currency: 'INR', orgId: 'ORG-2001', legalName: 'Nilgiri Ltd' });
  });
});

describe('people waiting for an organization', () => {
  const person: WaitingPerson = {
    ...{ id: 'nila', name: 'Nila', email: 'nila@meridian.example', provider: 'Tex Directory' },
    suggestion: { id: 'meridian', name: 'Meridian Components' },
    createdAt: '2026-02-01T00:00:00Z',
  };

  it('are assigned to one', async () => {
    let people = [person];
    api.get('/tex-admin/organizations/waiting', () => api.json(pageOf(people)));
    api.get('/tex-admin/organizations', () => api.json(pageOf([summary])));
    api.post('/tex-suite/clients/:id/members', told(aMember(), 201));
    openList('?tab=waiting');
    const [, row] = within(await screen.findByRole('table', { name: 'Waiting for an organization' })).getAllByRole(
      'row',
    );
    for (const text of ['Nila', 'Tex Directory', 'Meridian Components']) expect(row).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Assign Nila' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Nila' }));
    people = [];
    await user.click(await dialog.findByRole('button', { name: /Assign to Meridian Components/ }));
    expect(await screen.findByText('Nila is now a member of Meridian Components.')).toBeInTheDocument();
    expect(calls).toEqual([
      { method: 'POST', path: '/tex-suite/clients/meridian/members', body: { email: 'nila@meridian.example' } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeInTheDocument();
  });
});

describe('the details of an organization', () => {
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));

  it('are saved against the version that was read, without billing details if there are none', async () => {
    api.put('/tex-admin/organizations/:id', told(anOrganization({ termsDays: 45, version: 'second' })));
    open();
    await user.type(await screen.findByRole('textbox', { name: /Payment terms/ }), '45');
    await user.type(screen.getByRole('textbox', { name: /Email domains/ }), ', meridian.in');
    await save();
    expect(await screen.findByText('Meridian Components saved.')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({
      ...{ termsDays: 45, domains: ['meridian.example', 'meridian.in'], billing: null, version: 'first' },
      payer: { legalName: 'Meridian Private Limited', billing: { email: 'accounts@meridian.example' } },
    });
  });

  it('say in each field which billing details are missing, and who already has a domain', async () => {
    api.put(
      '/tex-admin/organizations/:id',
      told(
        {
          message: 'x.example belongs to Sahyadri Foods already.',
          errors: [{ field: 'domains', message: 'x.example belongs to Sahyadri Foods already.' }],
        },
        400,
      ),
    );
    open();
    await user.click(await screen.findByRole('checkbox', { name: /its own billing details/ }));
    await save();
    expect(await screen.findByText('Enter the name to put on invoices.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /its own billing details/ }));
    await user.type(screen.getByRole('textbox', { name: /Email domains/ }), ', x.example');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Email domains/ })).toHaveAccessibleDescription(
        /x\.example belongs to Sahyadri Foods already\./,
      ),
    );
  });

  it('keep the input if someone else saved first, until it is reloaded', async () => {
    api.put(
      '/tex-admin/organizations/:id',
      told({ message: 'Somebody else has made a change here since.', code: 'changed_meanwhile' }, 409),
    );
    open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Mine');
    await save();
    expect(await screen.findByText(/Somebody else has made a change/)).toBeInTheDocument();
    expect(name).toHaveValue('Mine');
    api.get('/tex-admin/organizations/:id', () => api.json(anOrganization({ name: 'Theirs', version: 'second' })));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs'));
  });
});

describe('closing', () => {
  it('names the open invoices and running subscriptions first', async () => {
    api.get('/tex-admin/organizations/:id', () =>
      api.json(
        anOrganization({
          openInvoices: { count: 7, names: ['TEX-1', 'TEX-2', 'TEX-3', 'TEX-4', 'TEX-5'] },
          runningSubscriptions: { count: 1, names: ['Attendance'] },
        }),
      ),
    );
    api.put('/tex-admin/organizations/:id/status', told(anOrganization({ closedAt: '2026-03-01T00:00:00Z' })));
    open();
    await user.click(await screen.findByRole('button', { name: 'Close organization' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close Meridian Components?' });
    expect(dialog).toHaveTextContent('7 invoices are unpaid: TEX-1, TEX-2, TEX-3, TEX-4, TEX-5 and 2 more.');
    expect(dialog).toHaveTextContent('One subscription keeps running until it ends: Attendance.');
    api.get('/tex-admin/organizations/:id', () => api.json(anOrganization({ closedAt: '2026-03-01T00:00:00Z' })));
    await user.click(within(dialog).getByRole('button', { name: 'Close organization' }));
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ closed: true });
  });
});

describe('the members of an organization', () => {
  it('are 20 at a time, searched by the server', async () => {
    const asked = serveMembers([aMember()], 10_000);
    open('?tab=members');
    expect(await screen.findByText('10,000 members')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'rao');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'rao', size: '20', page: '0' }));
  });

  it('get a payment role, lose it, move and leave', async () => {
    serveMembers([aMember({ paymentRole: 'PAYMENT_CREATOR' })]);
    api.get('/tex-admin/organizations', () => api.json(pageOf([summary, { ...summary, id: 'other', name: 'Other' }])));
    api.put('/tex-suite/clients/:id/members/:userId/payment-role', told(aMember()));
    api.delete('/tex-suite/clients/:id/members/:userId', told({ success: true, message: '' }));
    api.post('/tex-admin/organizations/:id/members/:userId/move', told({ success: true, message: '' }));
    open('?tab=members');
    await screen.findByText('Payment creator');
    await act('Asha Rao', 'Make payment admin');
    expect(await screen.findByText('Asha Rao is now a payment admin.')).toBeInTheDocument();
    await act('Asha Rao', 'Remove payment role');
    await user.click(await screen.findByRole('button', { name: 'Remove role' }));
    await screen.findByText('Asha Rao no longer has a payment role.');
    await act('Asha Rao', 'Move to another organization');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Asha Rao' }));
    expect(await dialog.findByRole('button', { name: /Move to Other/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Move to Meridian/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Move to Other/ }));
    await screen.findByText('Asha Rao is now a member of Other.');
    await act('Asha Rao', 'Remove member');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Asha Rao from Meridian Components?' });
    expect(question).toHaveTextContent('This frees their 2 seats.');
    await user.click(within(question).getByRole('button', { name: 'Remove member' }));
    await screen.findByText('Asha Rao removed from Meridian Components.');
    expect(calls.map(({ method, path, body }) => [method, path.split('/').at(-1), body])).toEqual([
      ['PUT', 'payment-role', { paymentRole: 'PAYMENT_ADMIN' }],
      ['PUT', 'payment-role', { paymentRole: null }],
      ['POST', 'move', { clientId: 'other' }],
      ['DELETE', 'asha', undefined],
    ]);
  });
});

describe('a payment admin', () => {
  const client = { id: 'meridian', name: 'Meridian Components', masterClientId: 'meridian', orgId: 'ORG-1001' };
  const own = { ...client, currency: 'INR', taxId: null, billing: null, termsDays: 15, selected: true, closed: false };
  beforeEach(() => {
    signInAs(aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    api.get('/tex-suite/clients/user', () => api.json([own]));
  });

  it('goes straight to the members of their only organization', async () => {
    const { router } = openList();
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/organizations/meridian');
  });

  it('manages its members, but can’t look people up or move them', async () => {
    serveMembers([aMember()]);
    api.post(
      '/tex-suite/clients/:id/members',
      told(
        {
          message: 'far@x.example is nobody you can add.',
          errors: [{ field: 'email', message: 'far@x.example is nobody you can add.' }],
        },
        400,
      ),
    );
    open();
    expect(await screen.findByRole('table', { name: 'Members' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Asha Rao' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove member' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Move/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(field, 'far@x.example{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is nobody you can add/));
    expect(field).toHaveValue('far@x.example');
  });

  it('can’t see other organizations', async () => {
    api.get('/tex-suite/clients/user', () => api.json([]));
    open();
    expect(await screen.findByRole('heading', { name: 'This isn’t your organization' })).toBeInTheDocument();
  });
});
