import { loseSession } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import TicketPage from '../pages/ticket.tsx';

// The tests fill in whole forms, some of it letter by letter.
jest.setTimeout(20_000);

const api = fakeApi();
// The picker filters by extension; the page must refuse what gets past it.
const user = userEvent.setup({ applyAccept: false });

const receipt = {
  number: 'TEX-2026-000123',
  email: 'asha@tex.example',
  status: 'new',
  createdAt: '2026-11-20T10:00:00Z',
  receiptSent: true,
  message: 'We got your ticket.',
};

beforeEach(() => {
  signInAs(null);
  sessionStorage.clear();
  api.get('/tex-admin/modules/names', () => api.json([{ id: 'leave', name: 'Leave' }]));
  api.get('/tex-admin/company-master', () => api.json({ message: 'no' }, 404));
  api.get('/tex-admin/tutorials', () => api.json([]));
});

const open = (at = '/ticket') => renderPage(TicketPage, { path: '/ticket', at });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** All at once: these tests aren't about single keystrokes. */
const enter = async (name: string | RegExp, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const choose = (name: string | RegExp, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option);
const send = () => user.click(screen.getByRole('button', { name: 'Send ticket' }));
const attachment = () => screen.getByLabelText('Attachment');
const attach = (file: File) => user.upload(attachment(), file);

const fill = async () => {
  await enter('Name', 'Asha Rao');
  await enter('Email', 'asha@tex.example');
  await choose('Category', 'Something isn’t working');
  await enter('Subject', 'Leave balance');
  await enter('Description', 'The balance of October is missing.');
};

/** Accepts every ticket, and keeps the multipart forms as received. */
const captureForms = () => {
  const forms: FormData[] = [];
  api.post('/tex-suite/ticket', async ({ request }) => {
    forms.push(await request.formData());
    return api.json(receipt, 201);
  });
  return forms;
};

describe('the form', () => {
  it('starts with the details of the signed-in user', () => {
    signInAs(aUser());
    open();
    expect(field('Name')).toHaveValue('Asha Rao');
    expect(field('Email')).toHaveValue('asha@tex.example');
  });

  it('starts with what the link to it says', () => {
    open('/ticket?category=access&subject=Reset%20me');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('access');
    expect(field('Subject')).toHaveValue('Reset me');
  });

  it('offers the modules', async () => {
    open();
    expect(await screen.findByRole('option', { name: 'Leave' })).toBeInTheDocument();
  });

  it('counts the description', async () => {
    open();
    await enter('Description', 'twelve chars');
    expect(screen.getByText('12 of 5,000 characters')).toBeInTheDocument();
  });

  it('says up front what can be attached', () => {
    open();
    expect(attachment()).toHaveAccessibleDescription(
      'One file up to 10 MB: PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX, XLSX',
    );
  });
});

describe('while a ticket is being written', () => {
  const found = () => screen.findByRole('region', { name: 'This may help' });

  it('suggests answered questions and tutorials, which open in a new tab', async () => {
    const tutorial = { id: '1', title: 'Correct a leave balance', summary: 'Step by step.', moduleId: 'leave' };
    api.get('/tex-admin/tutorials', () => api.json([{ ...tutorial, moduleName: 'Leave' }]));
    open();
    await enter('Subject', 'Temporary password, and leave balance');
    const link = await screen.findByRole('link', { name: 'Correct a leave balance (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    const question = within(await found()).getByText('I signed in with a temporary password and got stuck. What now?');
    await user.click(question);
    expect(screen.getByText(/^You need to replace a temporary password/)).toBeVisible();
  });

  it('shows nothing when nothing matches', async () => {
    open();
    await enter('Subject', 'Zebras and giraffes');
    expect(screen.queryByRole('region', { name: 'This may help' })).not.toBeInTheDocument();
  });

  it('survives a reload, but a link that says what it is about starts afresh', async () => {
    const page = open();
    await enter('Subject', 'Zebras and giraffes');
    page.unmount();
    const again = open();
    expect(field('Subject')).toHaveValue('Zebras and giraffes');
    again.unmount();
    open('/ticket?subject=Reset%20me');
    expect(field('Subject')).toHaveValue('Reset me');
  });
});

describe('an incomplete form', () => {
  it('says in each field what to do, moves the focus to the first, and calls no API', async () => {
    open();
    await send();
    expect(field('Name')).toHaveAccessibleDescription('Enter your name, at least 2 characters.');
    expect(field('Email')).toHaveAccessibleDescription(/^Enter your email address/);
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeInvalid();
    expect(field('Subject')).toBeInvalid();
    expect(field('Description')).toBeInvalid();
    expect(field('Name')).toHaveFocus();
  });

  it('clears an error when its field is edited', async () => {
    open();
    await send();
    await enter('Subject', 'x');
    expect(field('Subject')).toBeValid();
    expect(field('Name')).toBeInvalid();
  });

  it.each(['12 ab', '0123', '+91 98765 43210 98765 43210'])('refuses the phone number %s', async (phone) => {
    open();
    await enter(/^Phone/, phone);
    await send();
    expect(field(/^Phone/)).toBeInvalid();
  });

  it('accepts a phone number with spaces, hyphens and brackets', async () => {
    open();
    await enter(/^Phone/, '+91 (80) 0000-0100');
    await send();
    expect(field(/^Phone/)).toBeValid();
  });
});

describe('an attachment', () => {
  const log = new File(['x'.repeat(2_048)], 'error.txt', { type: 'text/plain' });

  it('shows its name and size, and can be removed', async () => {
    open();
    await attach(log);
    expect(screen.getByText('error.txt')).toBeInTheDocument();
    expect(screen.getByText('2 kB')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove error.txt' }));
    expect(screen.queryByText('error.txt')).not.toBeInTheDocument();
  });

  it('is removed when its author signs out', async () => {
    open();
    await attach(log);
    await act(async () => loseSession({ left: true }));
    expect(screen.queryByText('error.txt')).not.toBeInTheDocument();
  });

  it('can be dragged and dropped', () => {
    open();
    fireEvent.drop(screen.getByText('or drop it here', { exact: false }), { dataTransfer: { files: [log] } });
    expect(screen.getByText('error.txt')).toBeInTheDocument();
  });

  it.each([
    [
      'of another kind',
      new File(['x'], 'run.exe'),
      'Choose a PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX or XLSX file.',
    ],
    ['that is empty', new File([], 'empty.txt'), 'This file is empty. Choose another one.'],
  ])('%s is refused with what to do', async (_, file, text) => {
    open();
    await attach(file);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(file.name)).not.toBeInTheDocument();
  });

  it('over 10 MB is refused', async () => {
    const film = new File(['x'], 'film.png');
    Object.defineProperty(film, 'size', { value: 10 * 1024 * 1024 + 1 });
    open();
    await attach(film);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a file of up to 10 MB.');
  });

  it('is limited to one file', () => {
    open();
    const files = [log, new File(['y'], 'two.txt')];
    fireEvent.drop(screen.getByText('or drop it here', { exact: false }), { dataTransfer: { files } });
    expect(screen.getByRole('alert')).toHaveTextContent('Attach one file.');
  });

  it('is sent with the ticket, in one multipart form [CALL-46]', async () => {
    const forms = captureForms();
    open();
    await fill();
    await choose(/^Module/, 'Leave');
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await attach(log);
    await send();
    await screen.findByText('TEX-2026-000123');
    expect(JSON.parse(String(forms[0]?.get('ticketData')))).toEqual({
      name: 'Asha Rao',
      email: 'asha@tex.example',
      category: 'problem',
      moduleId: 'leave',
      subject: 'Leave balance',
      description: 'The balance of October is missing.',
      priority: 'high',
    });
    expect(forms[0]?.get('attachmentFile')).toHaveProperty('name', 'error.txt');
  });
});

describe('a ticket that was raised', () => {
  it('shows its number and the next steps, and opens an empty form again', async () => {
    captureForms();
    open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'We got your ticket' })).toHaveFocus();
    expect(screen.getByText('TEX-2026-000123')).toBeInTheDocument();
    expect(screen.getByText('A receipt is on its way to asha@tex.example.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Raise another ticket' }));
    expect(field('Subject')).toHaveValue('');
  });

  it('promises no receipt if too many were sent to the address', async () => {
    api.post('/tex-suite/ticket', () => api.json({ ...receipt, receiptSent: false }, 201));
    open();
    await fill();
    await send();
    expect(await screen.findByText(/so there’s none for this ticket/)).toBeInTheDocument();
    expect(screen.getByText(/^The link in the reply lets/)).toBeInTheDocument();
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });
});

describe('while it is sent', () => {
  it('shows next to the file how much has been sent', async () => {
    api.post('/tex-suite/ticket', async () => {
      await delay('infinite');
    });
    open();
    await fill();
    await attach(new File(['x'.repeat(2_048)], 'error.txt'));
    await send();
    expect(await screen.findByRole('progressbar', { name: 'Sending the attachment' })).toBeInTheDocument();
    expect(screen.getByText(/% sent$/)).toBeInTheDocument();
  });

  it('the button is busy and can’t be pressed twice', async () => {
    api.post('/tex-suite/ticket', async () => {
      await delay('infinite');
    });
    open();
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });
});

describe('a refusal', () => {
  it('shows errors next to the fields that the server names, and keeps everything typed', async () => {
    const errors = [{ field: 'ticketData.email', message: 'ticketData.email must be an email address.' }];
    api.post('/tex-suite/ticket', () => api.json({ message: 'no', errors }, 400));
    open();
    await fill();
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('This must be an email address.');
    expect(screen.getByRole('alert')).toHaveTextContent('Check the highlighted fields, then send your ticket again.');
    expect(field('Subject')).toHaveValue('Leave balance');
  });

  it('of the attachment disappears when another file is chosen', async () => {
    const errors = [{ field: 'attachmentFile', message: 'This is no picture.' }];
    api.post('/tex-suite/ticket', () => api.json({ message: 'no', errors }, 400));
    open();
    await fill();
    await attach(new File(['x'], 'photo.png'));
    await send();
    expect(await screen.findByText('This is no picture.')).toBeInTheDocument();
    await attach(new File(['x'], 'photo.jpg'));
    expect(screen.queryByText('This is no picture.')).not.toBeInTheDocument();
  });

  it.each([
    ['says what the server said', () => api.json({ message: 'Wait a minute.' }, 429), 'Wait a minute.'],
    ['says what to do when the server didn’t respond', () => api.lost(), 'Your ticket could not be sent.'],
  ])('without fields %s', async (_, answer, text) => {
    api.post('/tex-suite/ticket', answer);
    open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Subject')).toHaveValue('Leave balance');
  });
});
