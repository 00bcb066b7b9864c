import type { TicketDetail, TicketFile } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketsPage from '../../pages/tickets.tsx';

const api = fakeApi();
const user = userEvent.setup();

const picture: TicketFile = { id: 'f1', name: 'gate.png', type: 'image/png', size: 2_048 };
const log: TicketFile = { id: 'f2', name: 'gate.log', type: 'text/plain', size: 340 };
const ticket: TicketDetail = {
  ...{ id: 't1', number: 'TEX-2026-000001', subject: 'Leave balance', name: 'Asha Rao', email: 'asha@tex.example' },
  ...{ category: 'problem', priority: 'high', status: 'open', assignee: null, module: null, phone: null },
  ...{ description: 'See https://tex.example/leave.', organization: null, attachment: picture, files: [picture, log] },
  ...{ events: [], createdAt: '2026-01-04T10:00:00Z', updatedAt: '2026-03-04T10:00:00Z' },
};

const reads: string[] = [];
beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  sessionStorage.clear();
  reads.length = 0;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  api.get('/tex-admin/setup', () => api.json({ message: 'no' }, 404));
  api.get('/tex-suite/ticket/agents', () => api.json([]));
  api.get('/tex-suite/saved-reply', () => api.json([]));
  api.get('/tex-suite/ticket', () => api.json({ content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 }));
  api.get('/tex-suite/ticket/t1', () => api.json(ticket));
  api.get('/tex-suite/ticket/t1/file/:id', ({ request, params }) => {
    reads.push(`${String(params.id)}${new URL(request.url).search}`);
    return new Response('abc', { headers: { 'content-type': 'image/png' } });
  });
});

const open = () => renderPage(TicketsPage, { path: '/tickets', at: '/tickets?ticket=t1' });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Leave balance' }));

describe('the files of a ticket', () => {
  it('are read through the session: pictures are displayed, others are recorded downloads', async () => {
    open();
    const opened = await panel();
    const shown = await opened.findByRole('img', { name: 'gate.png' });
    expect(shown).toHaveAttribute('src', 'blob:picture');
    expect(reads).toEqual(['f1?shown=true']);
    await user.click(opened.getByRole('button', { name: /gate\.log.*340 bytes/ }));
    await waitFor(() => expect(reads).toEqual(['f1?shown=true', 'f2']));
    expect(opened.getByRole('link', { name: 'https://tex.example/leave' })).toBeInTheDocument();
  });
});

describe.each([
  ['answer', 'Your reply', 'Send reply', { status: 'waiting', seen: null }],
  ['note', 'Your note', 'Add note', {}],
])('files of an %s', (kind, label, button, rest) => {
  it('are uploaded first and sent by their ids', async () => {
    const bodies: unknown[] = [];
    api.post('/tex-suite/ticket/t1/file', () => api.json({ ...log, id: 'up1' }, 201));
    api.post(`/tex-suite/ticket/t1/${kind}`, async ({ request }) => {
      bodies.push(await request.json());
      return api.json(ticket);
    });
    open();
    const opened = await panel();
    if (kind === 'note') await user.click(opened.getByRole('radio', { name: 'Internal note' }));
    await user.upload(opened.getByLabelText('Attach files'), new File(['abc'], 'gate.log', { type: 'text/plain' }));
    await opened.findByText('Uploaded: gate.log.');
    await user.type(opened.getByRole('textbox', { name: label }), 'Here');
    await user.click(opened.getByRole('button', { name: button }));
    await waitFor(() => expect(bodies).toEqual([{ message: 'Here', files: ['up1'], ...rest }]));
    await waitFor(() => expect(opened.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument());
  });
});

it('sends nothing while a file is still uploading', async () => {
  api.post('/tex-suite/ticket/t1/file', () => api.json({ message: 'The attachment is larger than 10 MB.' }, 413));
  open();
  const opened = await panel();
  await user.upload(opened.getByLabelText('Attach files'), new File(['abc'], 'gate.log', { type: 'text/plain' }));
  await waitFor(() =>
    expect(opened.getByRole('list', { name: 'Attached files' })).toHaveTextContent(
      'The attachment is larger than 10 MB.',
    ),
  );
  await user.type(opened.getByRole('textbox', { name: 'Your reply' }), 'Here');
  await user.click(opened.getByRole('button', { name: 'Send reply' }));
  expect(opened.getByRole('textbox', { name: 'Your reply' })).toHaveAccessibleDescription(
    expect.stringContaining('A file could not be uploaded.'),
  );
});
