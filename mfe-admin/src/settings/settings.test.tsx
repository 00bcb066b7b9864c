import type { CompanySettings, EmailTemplate } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from '../pages/settings.tsx';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const settings: CompanySettings = {
  company: {
    ...{ brand: 'TEX Marketplace', legalName: 'TEX Systems', blurb: '', headquarters: '', address: ['1 Road', 'Pune'] },
    ...{ supportEmail: 'support@tex.example', supportPhone: '+91 80', phoneHours: '', emailHours: '' },
    ...{ socialLinks: [{ name: 'X', url: '#' }], version: 'c1' },
  },
  tax: {
    ...{ currency: 'INR', taxName: 'GST', taxRate: 18, taxId: '', invoicePrefix: 'TEX' },
    ...{ termsDays: 15, graceDays: 30 },
    timeZone: 'Asia/Kolkata',
    ...{ accountHolder: '', accountNumber: '', ifsc: '', iban: '', bic: '', upiId: '' },
    bankDetails: ['Example Bank', 'Account 1234'],
    version: 't1',
  },
};

const template: EmailTemplate = {
  ...{ id: 'ticket-solved', title: 'Ticket solved', when: 'To who raised it', subject: 'Solved: {{number}}' },
  ...{ text: '# Solved\n\n{{ticket_link}}', changedAt: null, version: 'e1' },
  placeholders: [
    { name: 'number', meaning: 'Number of the ticket', required: true, block: false },
    { name: 'ticket_link', meaning: 'The button', required: true, block: true },
  ],
};

const taken: Record<string, unknown>[] = [];
const take = (path: string, answer: (body: Record<string, unknown>) => unknown, status = 200) =>
  api.put(path, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    taken.push(body);
    return api.json(answer(body), status);
  });

const open = (query = '') => renderPage(SettingsPage, { path: '/settings', at: `/settings${query}` });
const box = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => {
  await user.clear(await box(name));
  if (text !== '') await user.type(await box(name), text);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  localStorage.clear();
  taken.length = 0;
  api.get('/tex-admin/company-settings', () => api.json(settings));
});

it('links to each section, which has its own URL', async () => {
  open();
  const nav = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Company', '/settings?section=company'],
    ['Tax and invoices', '/settings?section=tax'],
    ['Email templates', '/settings?section=email'],
    ['Newsletter', '/settings?section=newsletter'],
    ['Alerts', '/settings?section=alerts'],
    ['Security', '/settings?section=security'],
    ['API keys', '/settings?section=api-keys'],
    ['Webhooks', '/settings?section=webhooks'],
    ['Catalog', '/settings/catalogue'],
  ]);
  await user.click(nav.getByRole('link', { name: 'Tax and invoices' }));
  expect(await box('Prefix')).toHaveValue('TEX');
});

describe('the company', () => {
  const saved = (fields: object) => ({
    settings: { ...settings, company: { ...settings.company, ...fields, version: 'c2' } },
    company: { ...settings.company, ...settings.tax, ...fields },
  });

  it('is saved with its version, and updated on every page that shows it', async () => {
    take('/tex-admin/company-settings/company', () => saved({ brand: 'Bazaar' }));
    open();
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled();
    await write('Brand', ' Bazaar ');
    await write('Tagline (optional)', 'All in\none place');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await press('Save changes');
    expect(await screen.findByText('Company details saved.')).toBeInTheDocument();
    expect(taken[0]).toMatchObject({
      brand: 'Bazaar',
      blurb: 'All in one place',
      address: ['1 Road', 'Pune'],
      version: 'c1',
    });
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toMatchObject({ brand: 'Bazaar' });
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is not sent while a field is invalid, which shows the reason', async () => {
    open();
    await write('Legal name', '');
    await write('Support email', 'nobody');
    await press('Save changes');
    expect(screen.getByText('Enter the legal name. It appears on invoices.')).toBeInTheDocument();
    expect(screen.getByText('Enter an email address, such as support@company.example.')).toBeInTheDocument();
    await waitFor(async () => expect(await box('Legal name')).toHaveFocus());
    expect(taken).toEqual([]);
  });

  it('has an address of at most six lines of limited length', async () => {
    open();
    await user.click(await box('Address'));
    await user.paste(`\n${'x'.repeat(121)}`);
    await press('Save changes');
    expect(await box('Address')).toHaveAccessibleDescription('Each line can have up to 120 characters.');
    expect(taken).toEqual([]);
  });

  it('focuses the invalid link', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Add link' }));
    await write('Name of link 2', 'Y');
    await press('Save changes');
    await waitFor(async () => expect(await box('URL of link 2')).toHaveFocus());
    expect(await box('URL of link 2')).toBeInvalid();
    expect(await box('URL of link 2')).toHaveAccessibleDescription(/^Enter a name and a URL/);
    expect(await box('Name of link 2')).toBeValid();
    expect(taken).toEqual([]);
  });

  it('keeps the input after a conflict, until it is reloaded', async () => {
    take('/tex-admin/company-settings/company', () => ({ message: 'Changed since.', code: 'changed_meanwhile' }), 409);
    open();
    await write('Brand', 'Mine');
    await press('Save changes');
    expect(await screen.findByText(/Changed since\./)).toBeInTheDocument();
    expect(await box('Brand')).toHaveValue('Mine');
    const theirs = { ...settings, company: { ...settings.company, brand: 'Theirs', version: 'c9' } };
    api.get('/tex-admin/company-settings', () => api.json(theirs));
    await press('Load again');
    await waitFor(async () => expect(await box('Brand')).toHaveValue('Theirs'));
  });

  it('keeps the input when there is no response', async () => {
    api.put('/tex-admin/company-settings/company', () => api.lost());
    open();
    await write('Brand', 'Mine');
    await press('Save changes');
    expect(await screen.findByText(/^Nothing was saved: the server didn’t respond/)).toBeInTheDocument();
    expect(await box('Brand')).toHaveValue('Mine');
  });

  it('asks before unsaved changes are lost', async () => {
    const { router } = open();
    await write('Brand', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Tax and invoices' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });
});

it.each([
  ['Tax rate', '18,5', 'Enter a number from 0 to 100 with up to two decimals, such as 18.'],
  ['Prefix', '7UP', 'Use up to 10 letters and digits, starting with a letter.'],
  ['Days until due', '400', 'Enter a whole number from 0 to 365.'],
  ['Days until suspension (optional)', '400', 'Enter a whole number from 0 to 365, or leave it empty.'],
])('refuses for %s the text %s', async (name, text, sentence) => {
  open('?section=tax');
  await write(name, text);
  await press('Save changes');
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

it('suspends nothing if the days are left empty', async () => {
  take('/tex-admin/company-settings/tax', (tax) => ({
    settings: { ...settings, tax: { ...settings.tax, ...tax, version: 't2' } },
    company: { ...settings.company, ...settings.tax },
  }));
  open('?section=tax');
  await write('Days until suspension (optional)', '');
  await press('Save changes');
  expect(await screen.findByText('Tax and invoice settings saved.')).toBeInTheDocument();
  expect(taken[0]).toMatchObject({ termsDays: 15, graceDays: null });
});

it('dates documents in a time zone that can be found by city', async () => {
  take('/tex-admin/company-settings/tax', ({ timeZone }) => ({
    settings: { ...settings, tax: { ...settings.tax, timeZone } },
  }));
  open('?section=tax');
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('Kolkata (GMT+5:30)');
  await user.click(field);
  await user.paste('tokyo');
  await waitFor(async () =>
    expect((await screen.findByRole('listbox', { name: 'Time zone' })).children[0]).toHaveTextContent('Tokyo'),
  );
  await user.click(screen.getByRole('option', { name: /^Tokyo/ }));
  await press('Save changes');
  await waitFor(() => expect(taken).toEqual([expect.objectContaining({ timeZone: 'Asia/Tokyo', version: 't1' })]));
});

it('says in its field why the server rejects a tax', async () => {
  const errors = [{ field: 'taxId', message: 'A GSTIN has 15 characters.' }];
  take('/tex-admin/company-settings/tax', () => ({ message: 'A GSTIN has 15 characters.', errors }), 400);
  open('?section=tax');
  await write('Tax ID (optional)', '29aaa');
  await press('Save changes');
  await waitFor(async () => expect(await box('Tax ID (optional)')).toBeInvalid());
  await waitFor(async () => expect(await box('Tax ID (optional)')).toHaveFocus());
  expect(taken[0]).toMatchObject({ taxId: '29AAA', taxRate: 18, termsDays: 15, version: 't1' });
});

it('shows a contract error once, at its field, under the label on the screen', async () => {
  const message = 'taxId must have at most 32 characters.';
  take('/tex-admin/company-settings/tax', () => ({ message, errors: [{ field: 'taxId', message }] }), 400);
  open('?section=tax');
  await write('Tax ID (optional)', '29aaa');
  await press('Save changes');
  await waitFor(async () => expect(await box('Tax ID (optional)')).toHaveFocus());
  expect(await box('Tax ID (optional)')).toHaveAccessibleDescription('This must have at most 32 characters.');
  expect(screen.queryByText(/taxId/)).not.toBeInTheDocument();
});

it('shows a server error for an unknown field as a form error', async () => {
  const errors = [{ field: 'elsewhere', message: 'No.' }];
  take('/tex-admin/company-settings/tax', () => ({ message: 'Taxes are being moved.', errors }), 400);
  open('?section=tax');
  await write('Tax name', 'VAT');
  await press('Save changes');
  expect(await screen.findByText('Taxes are being moved.')).toBeInTheDocument();
});

describe('the messages', () => {
  beforeEach(() => {
    api.get('/tex-admin/email-template', () => api.json([template]));
    api.post('/tex-admin/email-template/ticket-solved/preview', async ({ request }) => {
      const { subject, text } = (await request.json()) as { subject: string; text: string };
      if (text.includes('{{nam}}'))
        return api.json({ message: 'x', errors: [{ field: 'text', message: "{{nam}} can't be used here." }] }, 400);
      return api.json({ subject: subject.replace('{{number}}', 'T-1'), html: `<p>${text}</p>`, text: `plain ${text}` });
    });
  });

  it('are listed, each with its own URL', async () => {
    open('?section=email');
    expect(await screen.findByRole('link', { name: /^Ticket solved/ })).toHaveAttribute(
      'href',
      '/settings?section=email&template=ticket-solved',
    );
  });

  it('are previewed as their recipient sees them, in a sandbox', async () => {
    open('?section=email&template=ticket-solved');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Solved: T-1')).toBeInTheDocument();
    const frame = preview.getByTitle('HTML preview');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('# Solved'));
    await user.click(preview.getByRole('radio', { name: 'Plain text' }));
    expect(preview.getByText(/^plain # Solved/)).toBeInTheDocument();
  });

  it('point out unknown placeholders at once', async () => {
    open('?section=email&template=ticket-solved');
    await user.clear(await box('Text'));
    await user.paste('Hello {{nam}}');
    expect(await screen.findByText("{{nam}} can't be used here.")).toBeInTheDocument();
  });

  it('are saved with their version, and reset to the default on request', async () => {
    take('/tex-admin/email-template/ticket-solved', (body) => ({
      ...template,
      ...body,
      ...{ version: 'e2', changedAt: '2026-11-22T10:00:00Z' },
    }));
    api.delete('/tex-admin/email-template/ticket-solved', () => api.json({ ...template, version: 'e3' }));
    open('?section=email&template=ticket-solved');
    expect(await screen.findByRole('button', { name: 'Reset to default' })).toBeDisabled();
    await write('Subject', 'Done');
    await press('Save changes');
    expect(await screen.findByText('Template saved. New emails will use it.')).toBeInTheDocument();
    expect(taken[0]).toEqual({ subject: 'Done', text: template.text, version: 'e1' });
    await press('Reset to default');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Reset to default' }));
    await waitFor(async () => expect(await box('Subject')).toHaveValue(template.subject));
  });

  it('are sent to yourself as a test, with unsaved changes', async () => {
    const sent: unknown[] = [];
    api.post('/tex-admin/email-template/ticket-solved/test', async ({ request }) => {
      sent.push(await request.json());
      return api.json({ success: true, message: 'We sent a test email to admin@tex.example.' }, 202);
    });
    open('?section=email&template=ticket-solved');
    await write('Subject', 'Trying');
    await press('Send me a test');
    expect(await screen.findByText('We sent a test email to admin@tex.example.')).toBeInTheDocument();
    expect(sent).toEqual([{ subject: 'Trying', text: template.text }]);
  });
});

describe('the newsletter', () => {
  it.each([
    [0, 'No subscribers yet.', true],
    [1, '1 confirmed subscriber.', false],
    [1_200, '1,200 confirmed subscribers.', false],
  ])('counts %i confirmed addresses, and offers the file if there are any', async (totalElements, text, isDisabled) => {
    api.get('/tex-suite/newsletter', ({ request }) =>
      api.json(
        new URL(request.url).searchParams.get('status') === 'subscribed'
          ? { content: [], totalElements, totalPages: 1, page: 0, size: 1 }
          : {},
      ),
    );
    open('?section=newsletter');
    expect(await screen.findByText(text)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'CSV of confirmed subscribers' });
    expect(button.hasAttribute('disabled')).toBe(isDisabled);
  });
});
