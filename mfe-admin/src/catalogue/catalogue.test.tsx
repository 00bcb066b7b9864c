import type { ManagedCategory, ManagedModule, ManagedSlide, ManagedTier } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CataloguePage from '../pages/catalogue.tsx';
import { newModule } from './modules/new-module.ts';
import { impactText } from './tree/use-archive.tsx';

// Full pages with long forms are slow on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const api = fakeApi();
const user = userEvent.setup({ delay: null });
const BASE = '/tex-admin/catalog';

const aBucket = (id: string, name: string, status: 'published' | 'archived' = 'published') => ({
  id,
  version: `${id}-1`,
  status,
  fields: { categoryId: 'finance', name, description: '' },
  moduleCount: 2,
});
const finance: ManagedCategory = {
  id: 'finance',
  version: 'finance-1',
  status: 'published',
  fields: { name: 'Finance', description: 'Money', hue: 150 },
  buckets: [aBucket('tax', 'Tax'), aBucket('treasury', 'Treasury', 'archived')],
};
const sales: ManagedCategory = {
  id: 'sales',
  version: 'sales-1',
  status: 'published',
  fields: { name: 'Sales', description: '', hue: 20 },
  buckets: [],
};
const ledger: ManagedModule = {
  id: 'ledger',
  version: 'ledger-1',
  status: 'published',
  withdrawn: false,
  fields: { ...newModule('tax'), name: 'Ledger', tagline: 'All postings', description: 'Keeps the books.' },
  draft: null,
  categoryName: 'Finance',
  categoryHue: 150,
  bucketName: 'Tax',
  releasedAt: null,
};
const slide = (id: string, title: string): ManagedSlide => ({
  id,
  version: `${id}-1`,
  status: 'published',
  fields: {
    title,
    description: 'Words',
    imageUrl: 'https://x.example/a.png',
    imageUrlDark: null,
    imageAlt: '',
    buttonTitle: 'Look',
    buttonLink: '/x',
  },
});

const pageOf = (content: unknown[]) => ({
  content,
  page: 0,
  size: 20,
  totalElements: content.length,
  totalPages: 1,
});

/** Records the bodies sent to a path. */
const take = (method: 'post' | 'put', path: string, answer: () => Response) => {
  const taken: unknown[] = [];
  api[method](BASE + path, async ({ request }) => {
    taken.push(await request.json());
    return answer() as never;
  });
  return taken;
};
const saved = (id: string, version = `${id}-2`) => api.json({ id, version });
const open = (query = '') =>
  renderPage(CataloguePage, { path: '/settings/catalogue', at: `/settings/catalogue${query}` });
const panel = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  api.get(`${BASE}/tree`, () => api.json([finance, sales]));
  api.get(`${BASE}/modules`, () => api.json(pageOf([])));
  api.get(`${BASE}/prices`, () => api.json(pageOf([])));
  api.get(`${BASE}/slides`, () => api.json([slide('a', 'First'), slide('b', 'Second'), slide('c', 'Third')]));
  api.get(`${BASE}/modules/ledger`, () => api.json(ledger));
  api.get('/tex-admin/modules/names', () => api.json([{ id: 'ledger', name: 'Ledger' }]));
  api.get('/tex-admin/company-master', () => api.json({ currency: 'INR' }));
});

describe('categories and buckets', () => {
  it('are created in a panel with its own URL, which closes once they are saved [ROLE-13]', async () => {
    const taken = take('post', '/categories', () => saved('fleet'));
    const { router } = open();
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    expect(router.state.location.search).toBe('?edit=category%3Anew');
    await user.type(panel('New category').getByLabelText('Name'), 'Fleet');
    await user.click(panel('New category').getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(taken).toEqual([{ name: 'Fleet', description: '', hue: 274 }]);
    expect(router.state.location.search).toBe('');
  });

  it('keep the input when the name is taken, and focus the field', async () => {
    const message = 'A bucket of Finance is called Tax already. Choose another name.';
    take('post', '/buckets', () => api.json({ message, errors: [{ field: 'name', message }] }, 400));
    open('?edit=bucket:new:finance');
    const name = await screen.findByLabelText('Name');
    await user.type(name, 'Tax');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Tax');
  });

  it('keep the input when there is no response', async () => {
    api.put(`${BASE}/categories/finance`, api.lost);
    open('?edit=category:finance');
    await user.type(await screen.findByLabelText('Name'), ' and tax');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The server didn’t respond, so nothing was saved\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Finance and tax');
  });

  it('ask before closing a panel with unsaved changes', async () => {
    open('?edit=category:finance');
    await user.type(await screen.findByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('If you leave now, you’ll lose your changes to this category.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  });

  it('show a second editor what the first one changed, and overwrite only on request', async () => {
    const theirs = { ...finance, version: 'finance-2', fields: { ...finance.fields, description: 'Theirs' } };
    const bodies: unknown[] = [];
    api.put(`${BASE}/categories/finance`, async ({ request }) => {
      const body = (await request.json()) as { version: string };
      bodies.push(body);
      if (body.version === 'finance-2') return saved('finance', 'finance-3') as never;
      api.get(`${BASE}/tree`, () => api.json([theirs, sales]));
      return api.json({ message: 'Somebody else has changed this category.', code: 'changed_meanwhile' }, 409) as never;
    });
    open('?edit=category:finance');
    await user.type(await screen.findByLabelText('Name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('They changed: Description.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Finance 2');
    await user.click(screen.getByRole('button', { name: 'Overwrite with my changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies[1]).toEqual({ name: 'Finance 2', description: 'Money', hue: 150, version: 'finance-2' });
  });

  it('say what archiving affects before it happens, and can be restored', async () => {
    api.get(`${BASE}/impact`, () => api.json({ buckets: 2, modules: 4, subscriptions: 1 }));
    const taken = take('put', '/categories/finance/status', () => saved('finance'));
    const back = take('put', '/buckets/treasury/status', () => saved('treasury'));
    open();
    await screen.findByRole('link', { name: 'Finance' });
    await chooseAction('Finance', 'Archive');
    expect(
      await screen.findByText(/hides it from the storefront, with 2 buckets and 4 published modules/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(taken).toEqual([{ version: 'finance-1', status: 'archived' }]));
    // Nothing behind the dialog can be clicked.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await chooseAction('Treasury', 'Restore');
    await waitFor(() => expect(back).toEqual([{ version: 'treasury-1', status: 'published' }]));
  });

  it('say what archiving means for users who bought a module', () => {
    expect(impactText('module', { buckets: 1, modules: 1, subscriptions: 0 })).toBe(
      'This hides it from the storefront. It has no running subscriptions. You can restore it anytime.',
    );
    expect(impactText('bucket', { buckets: 1, modules: 1, subscriptions: 2 })).toContain(
      '2 running subscriptions continue until they end, with full access.',
    );
  });

  it('say that they failed to load, and retry on request', async () => {
    api.get(`${BASE}/tree`, () => api.json({}, 403));
    open();
    await screen.findByRole('heading', { name: 'The categories could not be loaded' });
    api.get(`${BASE}/tree`, () => api.json([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeInTheDocument();
  });
});

describe('a manually ordered list', () => {
  const names = () =>
    within(screen.getByRole('list', { name: 'Slides' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('moves a row from its menu at once, and back if the server refuses', async () => {
    const taken = take('put', '/slides/order', () => api.json({ success: true, message: 'x' }));
    open('?view=slides');
    await screen.findByRole('link', { name: 'First' });
    await chooseAction('First', 'Move down');
    expect(names()).toEqual(['Second', 'First', 'Third']);
    await waitFor(() => expect(taken).toEqual([{ ids: ['b', 'a', 'c'] }]));
    take('put', '/slides/order', () => api.json({ message: 'The list has changed.' }, 409));
    await chooseAction('Third', 'Move up');
    expect(await screen.findByText('The list has changed.')).toBeInTheDocument();
  });

  it('announces where the keyboard moved a row', async () => {
    open('?view=slides');
    const handle = await screen.findByRole('button', { name: 'Reorder First' });
    handle.focus();
    fireEvent.keyDown(handle, { code: 'Space' });
    expect(await screen.findByText('Picked up First, now at place 1 of 3.')).toBeInTheDocument();
    fireEvent.keyDown(document, { code: 'Escape' });
    expect(await screen.findByText('First is back in its place.')).toBeInTheDocument();
  });

  it('is read-only while it is searched', async () => {
    open('?view=slides&search=sec');
    expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
    expect(names()).toEqual(['Second']);
    expect(screen.queryByRole('button', { name: 'Reorder Second' })).not.toBeInTheDocument();
  });
});

describe('a module', () => {
  it('keeps changes to its editors, compares them with the published version, and publishes them', async () => {
    const draft = { ...ledger.fields, tagline: 'Every posting' };
    take('put', '/modules/ledger', () => {
      api.get(`${BASE}/modules/ledger`, () => api.json({ ...ledger, version: 'ledger-2', draft }));
      return saved('ledger');
    });
    const published = take('put', '/modules/ledger/status', () => saved('ledger', 'ledger-3'));
    open('?module=ledger');
    const tagline = await screen.findByLabelText('Tagline');
    await user.clear(tagline);
    await user.type(tagline, 'Every posting');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const changes = within(await screen.findByRole('region', { name: 'Unpublished changes' }));
    expect(changes.getByText('All postings')).toBeInTheDocument();
    expect(changes.getByText('Every posting')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(published).toEqual([{ version: 'ledger-2', status: 'published' }]));
  });

  it('previews its card and page, with texts as the storefront formats them', async () => {
    const fields = {
      ...ledger.fields,
      ...{ publisher: 'Northwind', worksWith: ['Excel'] },
      longDescription: '**Books**',
      versions: [{ version: '2.1', releasedOn: '2026-05-03', notes: '- faster' }],
    };
    api.get(`${BASE}/modules/ledger`, () => api.json({ ...ledger, fields }));
    const asked: unknown[] = [];
    api.post(`${BASE}/markdown-preview`, async ({ request }) => {
      asked.push(await request.json());
      const strong = { tag: 'p', children: [{ tag: 'strong', children: ['Books'] }] };
      const list = { tag: 'ul', children: [{ tag: 'li', children: ['faster'] }] };
      return api.json({ about: [strong], notes: [[list]] });
    });
    open('?module=ledger&preview=1');
    const page = within(await screen.findByRole('article', { name: 'Page' }));
    expect((await page.findByText('Books')).tagName).toBe('STRONG');
    expect(asked).toEqual([{ description: '**Books**', notes: ['- faster'] }]);
    expect(page.getByText('Version 2.1, 3 May 2026').parentElement).toHaveTextContent(/faster$/);
    expect(page.getByRole('list', { name: 'Works with' })).toHaveTextContent('Excel');
    expect(page.getByText('By Northwind')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Card' })).toHaveTextContent('Ledgerby NorthwindAll postings');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ledger');
  });

  it('says why its texts can’t be previewed', async () => {
    api.post(`${BASE}/markdown-preview`, () => api.json({ message: 'Too long.' }, 400));
    open('?module=ledger&preview=1');
    const page = within(await screen.findByRole('article', { name: 'Page' }));
    expect(await page.findByText('Too long.')).toBeInTheDocument();
    expect(page.getByText('Keeps the books.')).toBeInTheDocument();
  });

  it('starts as a draft in its bucket, and then gets its own URL', async () => {
    const taken = take('post', '/modules', () => saved('ledger'));
    const { router } = open('?module=new&bucket=tax');
    await user.type(await screen.findByLabelText('Name'), 'Ledger');
    await user.type(screen.getByLabelText(/^Tags/), 'books, , money');
    await user.type(screen.getByLabelText(/^HSN or SAC/), '998314');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(router.state.location.search).toBe('?module=ledger'));
    expect(taken).toEqual([{ ...newModule('tax'), name: 'Ledger', tags: ['books', 'money'], taxCode: '998314' }]);
  });

  it('accepts a picture, and rejects an SVG or a file that is too large before upload', async () => {
    api.post(`${BASE}/pictures`, () =>
      api.json(
        { id: 'p', url: '/api/marketplace/tex-suite/picture/p-480.webp', width: 1, height: 1, renditions: [] },
        201,
      ),
    );
    open('?module=ledger');
    const input = await screen.findByLabelText('File for Icon');
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText(/SVG isn’t supported/)).toBeInTheDocument();
    choose(new File([new Uint8Array(9 * 1024 * 1024)], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('The picture is larger than 8 MB. Choose a smaller one.')).toBeInTheDocument();
    choose(new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Icon/)).toHaveValue('/api/marketplace/tex-suite/picture/p-480.webp'),
    );
  });
});

it('a broken picture is hidden, and its field says so until one loads', async () => {
  const { container } = open('?module=ledger');
  const icon = await screen.findByLabelText('Icon (optional)');
  await user.type(icon, 'https://x.example/none.png');
  const picture = container.querySelector('img[src="https://x.example/none.png"]') ?? document.body;
  expect(picture).toBeVisible();
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  expect(icon).toHaveAccessibleDescription('There’s no picture at this address.');
  fireEvent.load(picture);
  expect(picture).toBeVisible();
  expect(icon).toHaveAccessibleDescription(/^PNG, JPEG/);
  fireEvent.error(picture);
  await user.click(screen.getByRole('button', { name: 'Remove Icon' }));
  expect(icon).toHaveAccessibleDescription(/^PNG, JPEG/);
});

it('a rejected module says in each field what to enter', async () => {
  const said = (field: string) => ({ field, message: `${field} must not be empty.` });
  const errors = [said('name'), said('screenshots.0.alt'), said('screenshots.0.url'), said('taxCode')];
  take('post', '/modules', () => api.json({ message: 'x', errors }, 400));
  open('?module=new&bucket=tax');
  await user.click(await screen.findByRole('button', { name: 'Add screenshot' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
  expect(name).toHaveFocus();
  expect(screen.getByLabelText('Description of picture 1')).toHaveAccessibleDescription('Describe what it shows.');
  expect(screen.getByLabelText(/^HSN or SAC/)).toHaveAccessibleDescription('Enter 4, 6 or 8 digits, such as 998314.');
  expect(screen.getByLabelText('Picture 1')).toHaveAccessibleDescription('Upload a picture, or enter its address.');
});

it('a form-level error scrolls into view', async () => {
  const into = jest.spyOn(Element.prototype, 'scrollIntoView');
  take('put', '/modules/ledger', () => api.json({ message: 'The catalogue is being imported.' }, 409));
  open('?module=ledger');
  await user.type(await screen.findByLabelText('Tagline'), '.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const notice = await screen.findByText('The catalogue is being imported.');
  expect(into.mock.contexts.some((place) => place instanceof Element && place.contains(notice))).toBe(true);
  into.mockRestore();
});

describe('a price', () => {
  const tier: ManagedTier = {
    id: 't1',
    version: 't1-1',
    moduleName: 'Ledger',
    validity: 'upcoming',
    fields: {
      moduleId: 'ledger',
      name: 'Launch',
      minUsers: 1,
      maxUsers: 50,
      minDays: 30,
      unitPrice: 1_250,
      model: 'volume',
      currency: 'INR',
      validFrom: '2030-01-01T00:00:00.000Z',
      validTo: null,
    },
  };

  it('is entered in major units and stored in minor ones', async () => {
    api.get(`${BASE}/prices`, () => api.json(pageOf([tier])));
    const taken = take('put', '/prices/t1', () => saved('t1'));
    open('?view=prices&edit=t1');
    const field = await screen.findByLabelText('Price per user and day');
    expect(field).toHaveValue('12.5');
    await user.clear(field);
    await user.type(field, '13.75');
    await user.clear(screen.getByLabelText(/^Maximum users/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(taken).toEqual([{ ...tier.fields, unitPrice: 1_375, maxUsers: null, version: 't1-1' }]));
  });

  it('starts without an amount and requires one; 0 is valid', async () => {
    const refused = [{ field: 'unitPrice', message: 'unitPrice must be a whole number.' }];
    const taken = take('post', '/prices', () => api.json({ message: 'x', errors: refused }, 400));
    open('?view=prices&edit=new');
    const field = await screen.findByLabelText('Price per user and day');
    expect(field).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(taken).toMatchObject([{ unitPrice: null }]);
    const free = take('post', '/prices', () => saved('t2'));
    await user.type(field, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(free).toMatchObject([{ unitPrice: 0 }]));
  });

  it('shows limits while typing, and never reads an invalid number as empty', async () => {
    const refused = [
      { field: 'unitPrice', message: 'unitPrice must be at most 1000000000.' },
      { field: 'minUsers', message: 'minUsers must be at least 1.' },
      { field: 'maxUsers', message: 'maxUsers must be a whole number.' },
    ];
    const taken = take('post', '/prices', () => api.json({ message: 'x', errors: refused }, 400));
    open('?view=prices&edit=new');
    await user.type(await screen.findByLabelText('Price per user and day'), '1,00,00,001');
    await user.type(screen.getByLabelText(/^Maximum users/), '5O');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This must be at most 1,00,00,000.')).toBeInTheDocument();
    expect(screen.getByText('This must be at least 1.')).toBeInTheDocument();
    expect(screen.getByText('Enter a number, or leave this blank.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Maximum users/)).toHaveValue('5O');
    expect(taken).toMatchObject([{ unitPrice: 1_000_000_100, maxUsers: '5O' }]);
  });

  it('keeps its panel when a confirm dialog is dismissed, and returns focus at the end', async () => {
    api.get(`${BASE}/prices`, () => api.json(pageOf([tier])));
    open('?view=prices');
    await user.click(await screen.findByRole('button', { name: 'Launch' }));
    await user.type(await screen.findByLabelText('Name'), ' week');
    await user.keyboard('{Escape}');
    (await screen.findByRole('button', { name: 'Keep editing' })).focus();
    // The dialog starts listening to keys in the next frame, when it also locks scrolling.
    await waitFor(() => expect(document.body).toHaveAttribute('data-scroll-lock'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Close price' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Launch' })).toHaveFocus());
  });

  it('is removed after confirmation', async () => {
    api.get(`${BASE}/prices`, () => api.json(pageOf([tier])));
    const removed: string[] = [];
    api.delete(`${BASE}/prices/t1`, ({ request }) => {
      removed.push(new URL(request.url).search);
      return api.json({ success: true, message: 'x' });
    });
    open('?view=prices');
    await screen.findByText('Launch');
    await chooseAction('Launch', 'Remove');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed).toEqual(['?version=t1-1']));
  });
});

describe('a coupon', () => {
  it('applies to the selected items and clients', async () => {
    api.get(`${BASE}/coupons`, () => api.json(pageOf([])));
    api.get(`${BASE}/coupons/choices`, () => api.json({ clients: [{ id: 'meridian', name: 'Meridian' }] }));
    const taken = take('post', '/coupons', () => saved('c1'));
    open('?view=coupons&edit=new');
    await user.type(await screen.findByLabelText('Code'), 'HR20');
    await user.type(screen.getByLabelText('Name'), 'People first');
    await user.selectOptions(screen.getByLabelText('Applies to'), 'categories');
    await user.click(await screen.findByRole('checkbox', { name: 'Finance' }));
    await user.click(screen.getByRole('checkbox', { name: 'Only for specific organizations' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Meridian' }));
    const publishing = screen.getByRole('checkbox', { name: 'Show to buyers' });
    expect(publishing).not.toBeChecked();
    expect(publishing).toHaveAccessibleDescription(/If you turn this off, only people with the code can use it\.$/);
    await user.click(publishing);
    await user.type(screen.getByLabelText(/^Total uses/), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(taken).toEqual([
        expect.objectContaining({
          code: 'HR20',
          value: 1_000,
          scope: 'categories',
          scopeIds: ['finance'],
          clientIds: ['meridian'],
          usageLimit: 5,
          published: true,
        }),
      ]),
    );
  });
});

it('coupons that buyers do not see are marked', async () => {
  const fields = {
    ...{ name: 'X', type: 'fixed', value: 1, maxDiscount: null, minSpend: 0, currency: 'INR', scope: 'all' },
    ...{ scopeIds: [], startsAt: null, endsAt: null, usageLimit: null, perClientLimit: null, clientIds: null },
  };
  const coupon = (code: string, published?: boolean) => ({
    ...{ id: code, version: '1', status: 'active', uses: 0, fields: { ...fields, code, published } },
  });
  api.get(`${BASE}/coupons`, () =>
    api.json(pageOf([coupon('OPEN', true), coupon('HIDDEN', false), coupon('OLDER-API')])),
  );
  open('?view=coupons');
  const row = async (code: string) => screen.findByRole('row', { name: new RegExp(code) });
  expect(within(await row('HIDDEN')).getByText('Private')).toBeVisible();
  expect(within(await row('OPEN')).getByText('Shown to buyers')).toBeVisible();
  expect(within(await row('OLDER-API')).getByText('Shown to buyers')).toBeVisible();
});

it('a rejected coupon says what to enter, and focuses the list without a selection', async () => {
  api.get(`${BASE}/coupons`, () => api.json(pageOf([])));
  api.get(`${BASE}/coupons/choices`, () => api.json({ clients: [{ id: 'meridian', name: 'Meridian' }] }));
  const errors = [{ field: 'clientIds', message: 'clientIds must not be empty.' }];
  api.post(`${BASE}/coupons`, () => api.json({ message: 'x', errors }, 400));
  open('?view=coupons&edit=new');
  await user.click(await screen.findByRole('checkbox', { name: 'Only for specific organizations' }));
  const client = await screen.findByRole('checkbox', { name: 'Meridian' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(client).toHaveFocus());
  expect(client).toBeInvalid();
  expect(client).toHaveAccessibleDescription('Choose at least one organization.');
  errors.push(
    { field: 'code', message: 'code must have at least 3 characters.' },
    { field: 'currency', message: 'currency has characters that are not allowed.' },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('Enter a code of 3 to 40 letters, digits and hyphens.');
  expect(screen.getByLabelText('Currency')).toHaveAccessibleDescription('Enter three capital letters, such as INR.');
  errors.splice(0, 3, { field: 'code', message: 'A coupon has the code HR20 already. Choose another code.' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('A coupon has the code HR20 already. Choose another code.'),
  );
});

it('a top choice starts without a rating and requires one', async () => {
  api.get(`${BASE}/top-choices`, () => api.json([]));
  const refused = [{ field: 'rating', message: 'rating must be a number.' }];
  const taken = take('post', '/top-choices', () => api.json({ message: 'x', errors: refused }, 400));
  open('?view=top-choices&edit=new');
  expect(await screen.findByLabelText('Rating')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number.')).toBeInTheDocument();
  expect(taken).toMatchObject([{ rating: null }]);
});

describe('a tutorial', () => {
  it('has steps that can be added, moved and removed', async () => {
    api.get(`${BASE}/tutorials`, () => api.json([]));
    const taken = take('post', '/tutorials', () => saved('t'));
    open('?view=tutorials&edit=new');
    await user.type(await screen.findByLabelText('Title'), 'Begin');
    await user.type(screen.getByLabelText('Title of step 1'), 'One');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    await user.type(screen.getByLabelText('Title of step 2'), 'Two');
    await user.click(screen.getByRole('button', { name: 'Move step 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(taken).toEqual([
        expect.objectContaining({
          steps: [
            { title: 'Two', text: '' },
            { title: 'One', text: '' },
          ],
        }),
      ]),
    );
  });
});

describe('files', () => {
  it('are checked when chosen, and applied once confirmed', async () => {
    const counts = { categories: 0, buckets: 0, modules: 3 };
    const none = { categories: 0, buckets: 0, modules: 0 };
    const asked: string[] = [];
    api.post(`${BASE}/import`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const dryRun = searchParams.get('dryRun') === 'true';
      const refused = [{ path: 'categories[0].name', reason: 'name must not be empty.' }];
      const leftOut = [{ path: 'categories[0].buckets[0].modules[0].tags[1]', reason: 'tags.1 must be text.' }];
      const problems = { refused, refusedCount: 1, leftOut, leftOutCount: 1 };
      return api.json({ dryRun, created: counts, changed: none, skipped: none, ...problems }, 207);
    });
    open('?view=files');
    const file = new File(['{"categories":[{"name":""}]}'], 'catalogue.json', { type: 'application/json' });
    fireEvent.change(await screen.findByLabelText('Catalog file'), { target: { files: [file] } });
    expect(await screen.findByRole('row', { name: 'To be created 0 0 3' })).toBeInTheDocument();
    const refusal = within(screen.getByRole('list', { name: 'Invalid' })).getByRole('listitem');
    expect(refusal).toHaveTextContent('The name must not be empty.Category 1categories[0].name');
    const leftOut = within(screen.getByRole('list', { name: 'Left out' })).getByRole('listitem');
    expect(leftOut).toHaveTextContent('Tag 2 must be text.Category 1, bucket 1, module 1');
    await user.click(await screen.findByRole('button', { name: 'Import changes' }));
    expect(await screen.findByRole('row', { name: 'Created 0 0 3' })).toBeInTheDocument();
    expect(asked).toEqual(['dryRun=true', 'dryRun=false']);
  });

  it('are rejected before upload if they are not JSON', async () => {
    open('?view=files');
    const file = new File(['nonsense'], 'x.json', { type: 'application/json' });
    fireEvent.change(await screen.findByLabelText('Catalog file'), { target: { files: [file] } });
    expect(await screen.findByText(/x.json is not JSON/)).toBeInTheDocument();
  });
});

describe('the privacy policy', () => {
  it('starts out empty if none was ever published', async () => {
    api.get('/tex-admin/privacypolicy/1', () => api.json({ message: 'no' }, 404));
    api.post(`${BASE}/policy-preview`, async ({ request }) => {
      const { privacyPolicy: html } = (await request.json()) as { privacyPolicy: string };
      return html ? api.json({ html }) : api.json({ message: 'Nothing to preview.' }, 400);
    });
    const bodies: unknown[] = [];
    api.put('/tex-admin/privacypolicy/1', async ({ request }) => {
      bodies.push(await request.json());
      return api.json({ privacyPolicy: '<p>First</p>', updatedAt: '2026-02-01T00:00:00Z' });
    });
    open('?view=policy');
    const field = await screen.findByLabelText('Text');
    const preview = screen.getByRole('article', { name: 'Preview' });
    fireEvent.change(field, { target: { value: '<p>First</p>' } });
    await within(preview).findByText('First');
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(preview).toBeEmptyDOMElement());
    fireEvent.change(field, { target: { value: '<p>First</p>' } });
    expect(screen.getByText('Not published yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(bodies).toEqual([{ privacyPolicy: '<p>First</p>', basedOn: null }]));
  });

  it('is previewed as visitors will see it before it is published', async () => {
    api.get('/tex-admin/privacypolicy/1', () =>
      api.json({ privacyPolicy: '<p>Old</p>', updatedAt: '2026-01-01T00:00:00Z' }),
    );
    api.post(`${BASE}/policy-preview`, () => api.json({ html: '<h2>Rights</h2><p>New</p>' }));
    const bodies: unknown[] = [];
    api.put('/tex-admin/privacypolicy/1', async ({ request }) => {
      bodies.push(await request.json());
      return api.json({ privacyPolicy: '<h2>Rights</h2><p>New</p>', updatedAt: '2026-02-01T00:00:00Z' });
    });
    open('?view=policy');
    const field = await screen.findByLabelText('Text');
    fireEvent.change(field, { target: { value: '<h2>Rights</h2><p>New</p><script>x</script>' } });
    const preview = within(screen.getByRole('article', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'Rights' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          privacyPolicy: '<h2>Rights</h2><p>New</p><script>x</script>',
          basedOn: '2026-01-01T00:00:00Z',
        },
      ]),
    );
  });
});
