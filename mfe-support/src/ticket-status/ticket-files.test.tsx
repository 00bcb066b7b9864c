import type { TicketFile, TicketView } from '@marketplace/shared/contracts';
import { fakeApi, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketStatusPage from '../pages/ticket-status.tsx';

const api = fakeApi();
const user = userEvent.setup({ applyAccept: false });
const FILES = '/tex-suite/ticket/status/file';

const ticket: TicketView = {
  ...{ number: 'TEX-2026-000123', name: 'Asha Rao', email: 'asha@tex.example', category: 'problem', module: null },
  ...{ subject: 'Leave balance', description: 'See https://tex.example/leave.', priority: 'high', status: 'waiting' },
  ...{ attachment: null, files: [], events: [], canAnswer: true },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T11:00:00Z' },
};
const message = (id: string, files: TicketFile[] = []) => ({
  ...{ id, kind: 'message' as const, author: 'agent' as const, authorName: 'Mira Shah', body: 'Look' },
  ...{ files, createdAt: '2026-11-20T11:00:00Z' },
});
const picture: TicketFile = { id: 'f1', name: 'gate.png', type: 'image/png', size: 2_048 };
const log: TicketFile = { id: 'f2', name: 'gate.log', type: 'text/plain', size: 340 };

const serve = (fields: Partial<TicketView> = {}) => {
  const served = { ticket: { ...ticket, ...fields }, known: [] as (string | null)[] };
  api.get('/tex-suite/ticket/status', ({ request }) => {
    const known = request.headers.get('If-None-Match');
    served.known.push(known);
    const etag = `W/"${served.ticket.events.length}"`;
    if (known === etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify(served.ticket), { headers: { etag, 'content-type': 'application/json' } });
  });
  return served;
};

/** Responds to uploads with these answers in turn, then with ids `up1`, `up2`. */
const takeUploads = (...answers: (() => Response)[]) => {
  let taken = 0;
  api.post(FILES, async ({ request }) => {
    const text = await request.text();
    const name = /filename="([^"]+)"/.exec(text)?.[1] ?? '';
    taken += 1;
    return (answers.shift() ?? (() => api.json({ id: `up${taken}`, name, type: 'image/png', size: 3 }, 201)))();
  });
};
const removed: string[] = [];
const open = () => renderPage(TicketStatusPage, { path: '/ticket/status', at: '/ticket/status?token=abc' });
const aFile = (name: string, type = 'image/png', content = 'abc') => new File([content], name, { type });
const form = async () => screen.findByRole('form', { name: 'Reply' });
const choose = async (...files: File[]) => {
  await form();
  await user.upload(screen.getByLabelText('Attach files'), files);
};
const attached = () => within(screen.getByRole('list', { name: 'Attached files' })).getAllByRole('listitem');
const uploaded = (count: number) =>
  waitFor(() => {
    expect(attached()).toHaveLength(count);
    expect(screen.getByText(/^Uploaded: /).textContent.split(', ')).toHaveLength(count);
  });
const send = async () => {
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Here');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
};

beforeEach(() => {
  signInAs(null);
  sessionStorage.clear();
  removed.length = 0;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  api.delete(`${FILES}/:id`, ({ params }) => {
    removed.push(String(params.id));
    return api.json({ success: true, message: 'ok' });
  });
});

describe('a message', () => {
  it('shows pictures through the link of the ticket, and other files as downloads with their size', async () => {
    serve({ events: [message('1', [picture, log])] });
    open();
    const shown = await screen.findByRole('img', { name: 'gate.png' });
    const at = (id: string) => `http://localhost/api/marketplace${FILES}/${id}?token=abc`;
    expect(shown).toHaveAttribute('src', at('f1'));
    expect(shown.closest('a')).toHaveAttribute('href', at('f1'));
    const download = screen.getByRole('link', { name: /gate\.log.*340 bytes/ });
    expect(download).toHaveAttribute('href', at('f2'));
    expect(download).toHaveAttribute('download', 'gate.log');
  });

  it('offers a picture that cannot be shown as a download', async () => {
    serve({ events: [message('1', [picture])] });
    open();
    fireEvent.error(await screen.findByRole('img', { name: 'gate.png' }));
    expect(screen.getByRole('link', { name: /gate\.png.*2 kB/ })).toHaveAttribute('download', 'gate.png');
  });

  it('links the addresses in it', async () => {
    serve();
    open();
    const link = await screen.findByRole('link', { name: 'https://tex.example/leave' });
    expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener.*nofollow/));
  });
});

describe('files of an answer', () => {
  it('are sent by their ids, in order, and are then cleared from the form', async () => {
    serve();
    takeUploads();
    const bodies: unknown[] = [];
    api.post('/tex-suite/ticket/status/answer', async ({ request }) => {
      bodies.push(await request.json());
      return api.json(ticket);
    });
    open();
    await choose(aFile('a.png'), aFile('b.png'));
    await uploaded(2);
    await send();
    await waitFor(() => expect(bodies).toEqual([{ token: 'abc', message: 'Here', files: ['up1', 'up2'] }]));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument());
  });

  it('may be dropped on the form or pasted; copied text stays text', async () => {
    serve();
    takeUploads();
    open();
    const dropped = { files: [aFile('a.png')], types: ['Files'] };
    fireEvent.drop(await form(), { dataTransfer: dropped });
    fireEvent.paste(await form(), { clipboardData: { files: [aFile('b.png')], types: ['Files'] } });
    fireEvent.paste(await form(), { clipboardData: { files: [aFile('c.png')], types: ['text/plain', 'Files'] } });
    await uploaded(2);
    expect(attached().map((item) => item.textContent)).toEqual([
      expect.stringContaining('a.png'),
      expect.stringContaining('b.png'),
    ]);
  });

  it('are refused in the browser if they are of another kind, empty or too large, each with its reason', async () => {
    serve();
    open();
    const large = aFile('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(aFile('a.exe', ''), aFile('empty.txt', 'text/plain', ''), large);
    const [program, empty, tooLarge] = attached();
    expect(program).toHaveTextContent('Choose a picture, PDF, TXT, LOG, CSV, DOCX or XLSX file.');
    expect(empty).toHaveTextContent('This file is empty.');
    expect(tooLarge).toHaveTextContent('Choose a file of up to 10 MB.');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('A file could not be uploaded.');
  });

  it('are limited to ten', async () => {
    serve();
    takeUploads();
    open();
    await choose(...Array.from({ length: 11 }, (_, index) => aFile(`${index}.png`)));
    expect(screen.getByRole('alert')).toHaveTextContent('A message can have up to 10 files.');
    await uploaded(10);
  });

  it('show why the server refused them, and can be removed', async () => {
    serve();
    takeUploads(() =>
      api.json({ message: 'no', errors: [{ field: 'attachmentFile', message: 'Attach a picture.' }] }, 400),
    );
    open();
    await choose(aFile('a.png'));
    await waitFor(() => expect(attached()[0]).toHaveTextContent('Attach a picture.'));
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
    expect(removed).toEqual([]);
  });

  it('are uploaded again after a lost connection', async () => {
    serve();
    takeUploads(() => api.lost());
    open();
    await choose(aFile('a.png'));
    await waitFor(() => expect(attached()[0]).toHaveTextContent('Not uploaded: the server didn’t respond.'));
    await user.click(screen.getByRole('button', { name: 'Upload a.png again' }));
    await uploaded(1);
  });

  it('survive a reload, and are deleted on the server when they are removed', async () => {
    serve();
    takeUploads();
    const page = open();
    await choose(aFile('a.png'));
    await uploaded(1);
    page.unmount();
    open();
    await uploaded(1);
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(removed).toEqual(['up1']));
  });
});

describe('solving', () => {
  it('takes one click, which keeps what was typed', async () => {
    serve();
    const bodies: unknown[] = [];
    api.post('/tex-suite/ticket/status/solved', async ({ request }) => {
      bodies.push(await request.json());
      const event = { ...message('2'), kind: 'status' as const, author: 'requester' as const, body: 'resolved' };
      return api.json({ ...ticket, status: 'resolved', events: [event] });
    });
    open();
    await form();
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'But');
    await user.click(screen.getByRole('button', { name: 'This solved it' }));
    expect(await screen.findByText('You marked it as solved')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Not solved? Tell us what’s still wrong' })).toHaveValue('But');
    expect(screen.queryByRole('button', { name: 'This solved it' })).not.toBeInTheDocument();
    expect(bodies).toEqual([{ token: 'abc' }]);
  });

  it('says so if it failed', async () => {
    serve();
    api.post('/tex-suite/ticket/status/solved', () => api.lost());
    open();
    await form();
    await user.click(screen.getByRole('button', { name: 'This solved it' }));
    expect(await screen.findByText(/could not be marked as solved/)).toBeInTheDocument();
  });
});

describe('while the page is open', () => {
  const clock = fakeClock();

  it('shows and announces a new answer without losing the draft, and only requests changes', async () => {
    const served = serve({ events: [message('1')] });
    open();
    await clock.settle();
    const field = await screen.findByRole('textbox', { name: 'Your reply' });
    await clock.user().type(field, 'Half a sen');
    await clock.pass(15_000);
    await clock.pass(15_000);
    expect(served.known).toEqual([null, null, 'W/"1"']);
    expect(screen.queryByText(/just replied/)).not.toBeInTheDocument();
    served.ticket = { ...served.ticket, events: [message('1'), { ...message('2'), body: 'It is 2026.' }] };
    await clock.pass(15_000);
    expect(screen.getByText('It is 2026.')).toBeInTheDocument();
    expect(screen.getByText('Mira Shah just replied.').closest('[role=status]')).toBeInTheDocument();
    expect(field).toHaveValue('Half a sen');
  });
});
