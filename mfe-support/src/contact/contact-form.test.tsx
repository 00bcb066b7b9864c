import { fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import ContactPage from '../pages/contact.tsx';
import { levelOf } from './message-counter.tsx';

// The tests fill in whole forms, some of it letter by letter.
jest.setTimeout(20_000);

const api = fakeApi();
const user = userEvent.setup();

beforeEach(() => {
  signInAs(null);
  sessionStorage.clear();
  api.get('/tex-admin/company-master', () => api.json({ message: 'no' }, 404));
});

const open = () => renderPage(ContactPage, { path: '/contactus' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const enter = async (name: string | RegExp, text: string) => {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
};
const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
const card = () => screen.getByRole('form', { name: 'Send us a message' }).parentElement;

const fill = async () => {
  await enter('Name', 'Asha Rao');
  await enter('Email', 'asha@tex.example');
  await enter(/^Phone/, '+91 (80) 0000-0100');
  await enter('Subject', 'A question');
  await enter('Message', 'How many users may share a licence?');
};

/** Accepts every message, and keeps what was sent. */
const takeMessages = (answer: unknown = { success: true }) => {
  const taken: unknown[] = [];
  api.post('/tex-suite/contactus', async ({ request }) => {
    taken.push(await request.json());
    return api.json(answer, 201);
  });
  return taken;
};

it('has name, email, an optional phone, subject and message, with their limits [CONTACT-03, VALID-33, CONST-21]', () => {
  open();
  const limits = ['Name', 'Email', /^Phone/, 'Subject', 'Message'].map((name) => field(name).getAttribute('maxlength'));
  expect(limits).toEqual(['50', '254', '40', '100', '500']);
  expect(field(/^Phone/)).toHaveAccessibleName('Phone (optional)');
  for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toBeRequired();
});

describe('a submit with errors', () => {
  it('says in each field what to do, pulses, moves the focus to the first and calls no API [CONTACT-17, VALID-23, VALID-25, VALID-29, VALID-31, VALID-27]', async () => {
    open();
    expect(card()).not.toHaveAttribute('data-pulse');
    await send();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field(/^Phone/)).toBeValid();
    expect(field('Subject')).toHaveAccessibleDescription('Subject is required');
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
    expect(field('Name')).toHaveFocus();
    const before = card()?.getAttribute('data-pulse');
    await send();
    expect([before, card()?.getAttribute('data-pulse')]).toEqual(['odd', 'even']);
  });

  it.each([
    ['Name', 'A', 'Please enter a valid name (letters only, min 2 characters)'],
    ['Name', 'R2D2', 'Please enter a valid name (letters only, min 2 characters)'],
    ['Email', 'asha', 'Please enter a valid email address'],
    [/^Phone/, '0800', 'Please enter a valid phone number'],
    [/^Phone/, '+12345678901234567', 'Please enter a valid phone number'],
    ['Subject', ' ab ', 'Subject must be at least 3 characters long'],
    ['Message', 'too short', 'Message must be at least 10 characters long'],
  ])('refuses %s %j [VALID-24, VALID-26, VALID-28, VALID-30, VALID-32, CONST-21]', async (name, text, message) => {
    open();
    await fill();
    await enter(name, text);
    await send();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveFocus();
  });

  it('clears the error of the field that is edited, and no other [CONTACT-18]', async () => {
    open();
    await send();
    await enter('Subject', 'x');
    expect(field('Subject')).toBeValid();
    expect(field('Name')).toBeInvalid();
  });
});

it.each([
  [400, 'neutral'],
  [401, 'yellow'],
  [450, 'yellow'],
  [451, 'red'],
])('counts the message’s characters: at %i the counter is %s [VALID-34, CONST-21]', async (count, level) => {
  open();
  await enter('Message', 'x'.repeat(count));
  expect(screen.getByText(`${count}/500`)).toHaveAttribute('data-level', level);
  expect(levelOf(count)).toBe(level);
});

describe('a message that is sent', () => {
  it('goes out trimmed with all its fields, while the button is busy [CONTACT-16, CALL-47, ENTITY-27]', async () => {
    const taken = takeMessages();
    open();
    await fill();
    await enter('Name', '  Asha Rao ');
    await send();
    await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    expect(taken).toEqual([
      {
        name: 'Asha Rao',
        email: 'asha@tex.example',
        phone: '+91 (80) 0000-0100',
        subject: 'A question',
        message: 'How many users may share a licence?',
        website: '',
      },
    ]);
  });

  it('cannot be sent twice [CONTACT-16]', async () => {
    api.post('/tex-suite/contactus', async () => {
      await delay('infinite');
    });
    open();
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('gets our words of thanks, with a note on the confirmation [CONTACT-11, CONTACT-12, CONTACT-14]', async () => {
    takeMessages();
    open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Message Sent Successfully!' })).toHaveFocus();
    expect(
      screen.getByText(
        "Thank you for reaching out to us. We've received your message and will get back to you within 24 hours.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^A confirmation email has been sent to/)).toHaveTextContent('asha@tex.example');
  });

  it("gets the server's words of thanks if it sends any [CONTACT-13]", async () => {
    takeMessages({ success: true, message: 'Asha, we call you on Monday.' });
    open();
    await fill();
    await send();
    expect(await screen.findByText('Asha, we call you on Monday.')).toBeInTheDocument();
    expect(screen.queryByText(/^Thank you for reaching out/)).not.toBeInTheDocument();
  });

  it('makes room for another one, in an empty form [CONTACT-15]', async () => {
    takeMessages();
    open();
    await fill();
    await send();
    await user.click(await screen.findByRole('button', { name: 'Send Another Message' }));
    for (const name of ['Name', 'Email', /^Phone/, 'Subject', 'Message']) expect(field(name)).toHaveValue('');
  });
});

describe('a message that is refused', () => {
  it('shows the reason above the button and errors next to their fields, and keeps what was typed [CONTACT-19, CONTACT-20]', async () => {
    const errors = [
      { field: 'email', message: "This mailbox doesn't exist." },
      { field: 'captcha', message: 'Unknown to this form.' },
    ];
    api.post('/tex-suite/contactus', () => api.json({ message: 'Please check the highlighted fields.', errors }, 400));
    open();
    await fill();
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription("This mailbox doesn't exist.");
    const reason = screen.getByRole('alert');
    expect(reason).toHaveTextContent('Please check the highlighted fields.');
    const button = screen.getByRole('button', { name: 'Send Message' });
    expect(reason.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('Message')).toHaveValue('How many users may share a licence?');
  });

  it.each([
    ['in the words of the server', () => api.json({ message: 'Too many requests.' }, 429), 'Too many requests.'],
    ['in an answer that is no success', () => api.json({ success: false, message: 'Closed.' }), 'Closed.'],
    ['with what to do when the server didn’t respond', () => api.lost(), 'Check your connection and send it again'],
  ])('%s [CONTACT-19]', async (_, answer, text) => {
    api.post('/tex-suite/contactus', answer);
    open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Subject')).toHaveValue('A question');
  });
});

describe('the draft', () => {
  it('survives a reload until it is sent', async () => {
    const page = open();
    await fill();
    page.unmount();
    const again = open();
    expect(field('Message')).toHaveValue('How many users may share a licence?');
    takeMessages();
    await send();
    await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    again.unmount();
    open();
    expect(field('Message')).toHaveValue('');
  });

  it('ignores stored values that are not ours', () => {
    sessionStorage.setItem('marketplace-draft-contact', '{"name":7,"isAdmin":true,"subject":"Kept"}');
    open();
    expect(field('Name')).toHaveValue('');
    expect(field('Subject')).toHaveValue('Kept');
  });
});

it('has a trap that people never notice: hidden from sight, screen readers and Tab', () => {
  open();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
});
