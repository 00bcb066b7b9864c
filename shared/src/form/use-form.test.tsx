import { loseSession, signIn } from '@marketplace/shared/session';
import { settle } from '@marketplace/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Type } from 'typebox';
import { Form, FormError, useForm, type FormOptions } from './index.ts';
import { allFieldsOf } from './contract/index.ts';

interface Letter {
  name: string;
  users: number | null;
  steps: { title: string }[];
}

const start: Letter = { name: '', users: 10, steps: [{ title: 'First' }, { title: 'Second' }] };
const contract = Type.Object({
  name: Type.String({ maxLength: 20 }),
  users: Type.Union([Type.Integer(), Type.Null()]),
  steps: Type.Array(Type.Object({ title: Type.String({ maxLength: 9 }) })),
});
const Field = allFieldsOf<Letter>();
const sent: Letter[] = [];
const send = (values: Letter) => {
  sent.push(values);
  return Promise.resolve('taken');
};
const refusal = (data: object) => Object.assign(new Error('refused'), { isAxiosError: true, response: { data } });

const Page = (options: Partial<FormOptions<Letter, string>>) => {
  const form = useForm<Letter, string>({ start, contract, send, ...options });
  return (
    <Form form={form} label="Letter">
      <Field.Text name="name" label="Name" />
      <Field.Number name="users" label="Users" />
      <Field.Text name="steps.1.title" label="Second step" />
      <FormError onLoadAgain={form.discard} />
      <output>{form.isDirty ? 'unsaved' : 'saved'}</output>
      <button type="submit" disabled={form.busy}>
        Send
      </button>
    </Form>
  );
};

const field = (name = 'Name') => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = (text: string, name?: string) => fireEvent.change(field(name), { target: { value: text } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const lose = (left: boolean) => act(() => loseSession({ left }));

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  void lose(true);
});

it('binds fields to their values, including rows of lists, and takes their limits from the contract', async () => {
  render(<Page />);
  expect(field('Second step')).toHaveValue('Second');
  expect(field('Second step')).toHaveAttribute('maxlength', '9');
  type('Asha');
  type('Last', 'Second step');
  await submit();
  expect(sent).toEqual([{ ...start, name: 'Asha', steps: [{ title: 'First' }, { title: 'Last' }] }]);
});

it('parses numbers, and keeps anything else to be refused', async () => {
  render(<Page />);
  for (const typed of ['10.00', '2.5', '1.000', '1,000', '']) {
    type(typed, 'Users');
    expect(field('Users')).toHaveValue(typed);
    await submit();
    type('Asha');
  }
  expect(sent.map(({ users }) => users)).toEqual([10, '2.5', '1.000', 1_000, null]);
});

it('knows what is unsaved, and continues from what was sent', async () => {
  render(<Page next={(_, values) => values} />);
  type('Asha');
  expect(screen.getByText('unsaved')).toBeVisible();
  type('');
  expect(screen.getByText('saved')).toBeVisible();
  type('Asha');
  await submit();
  expect(await screen.findByText('saved')).toBeVisible();
  expect(field()).toHaveValue('Asha');
});

it('sends nothing that its check refuses, and shows why until the field is edited', async () => {
  render(<Page check={({ name }): Record<string, string> => (name === '' ? { name: 'Enter a name.' } : {})} />);
  await submit();
  expect(sent).toEqual([]);
  expect(field()).toHaveAccessibleDescription('Enter a name.');
  expect(field()).toHaveFocus();
  type('A');
  expect(screen.queryByText('Dear whom?')).not.toBeInTheDocument();
});

it.each([
  ['the first field in error', { errors: [{ field: 'steps.1.title', message: 'Too long.' }] }, 'Second step'],
  ['the button that lost it while it was busy, where no field is in error', { message: 'Closed today.' }, undefined],
])('gives the focus to %s', async (_what, data, name) => {
  render(<Page send={() => Promise.reject(refusal(data))} />);
  await submit();
  await waitFor(() => expect(name ? field(name) : screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});

it('says aloud what is refused, each time, and does not interrupt people who correct it', async () => {
  const wrong = { errors: { name: 'Enter a name.', users: 'Enter a number.' } };
  const check = ({ name }: Letter) => (name === '' ? wrong.errors : {});
  const { container } = render(<Page check={check} />);
  const region = container.querySelector('[aria-live="assertive"]');
  expect(region).toHaveTextContent(/^$/);
  await submit();
  expect(region).toHaveTextContent('2 fields need a correction.');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Enter a name.');
  const arrived = jest.fn();
  field().addEventListener('focus', arrived);
  await userEvent.keyboard('{Enter}');
  expect(arrived).toHaveBeenCalledTimes(1);
  type('Asha');
  expect(region).toHaveTextContent('2 fields need a correction.');
});

it('reports an edit conflict and offers to load again', async () => {
  const error = refusal({ code: 'changed_meanwhile', message: 'Somebody was faster.' });
  render(<Page send={() => Promise.reject(error)} />);
  type('Asha');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(field()).toHaveValue('Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a draft', () => {
  const as = (id: string) =>
    act(() => signIn({ userData: { id, name: id, email: `${id}@x.example`, role: 'USER' }, accessToken: 'a' }));
  const open = () => render(<Page draft="letter" />);
  /** Leaves the page and opens it again. */
  const reopen = async (view: ReturnType<typeof render>) => {
    view.unmount();
    const next = open();
    await settle();
    return next;
  };

  it('survives a reload, and is gone once sent', async () => {
    void as('u1');
    const view = open();
    type('Dear Sir');
    const next = await reopen(view);
    expect(field()).toHaveValue('Dear Sir');
    await submit();
    await reopen(next);
    expect(field()).toHaveValue('');
  });

  it.each([
    ['signed out', true],
    ['lost the session', false],
  ])('shows the next person nothing of someone who %s, on screen or reopened', async (_what, left) => {
    void as('u1');
    const view = open();
    type('Dear Sir');
    void lose(left);
    expect(field()).toHaveValue('');
    const next = await reopen(view);
    expect(field()).toHaveValue('');
    void as('u2');
    expect(field()).toHaveValue('');
    await reopen(next);
    expect(field()).toHaveValue('');
  });

  it('is restored after the session is lost and the same user signs in again', () => {
    void as('u1');
    open();
    type('Dear Sir');
    void lose(false);
    void as('u1');
    expect(field()).toHaveValue('Dear Sir');
  });

  it('is not shown to someone else who signs in, and is restored once its author is back', async () => {
    void as('u1');
    open();
    type('Dear Sir');
    void as('u2');
    expect(field()).toHaveValue('');
    type('Dear Madam');
    void as('u1');
    expect(field()).toHaveValue('Dear Sir');
    void as('u2');
    expect(field()).toHaveValue('Dear Madam');
    await lose(true);
    void as('u1');
    expect(field()).toHaveValue('');
  });

  it('takes its error and what was sent with it when its author signs out', async () => {
    const Answered = () => {
      const form = useForm<Letter, string>({
        start,
        send,
        check: ({ name }): Record<string, string> => (name === 'Dear' ? { name: 'Dear whom?' } : {}),
        next: (_answer, values) => values,
        draft: 'letter',
      });
      return (
        <Form form={form} label="Letter">
          <Field.Text name="name" label="Name" />
          <output>{form.answer ?? 'none'}</output>
          <button type="submit">Send</button>
        </Form>
      );
    };
    void as('u1');
    render(<Answered />);
    type('Dear Sir');
    await submit();
    expect(await screen.findByText('taken')).toBeInTheDocument();
    expect(field()).toHaveValue('Dear Sir');
    type('Dear');
    await submit();
    expect(screen.getByText('Dear whom?')).toBeInTheDocument();
    await lose(true);
    expect(screen.queryByText('Dear whom?')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
    expect(screen.getByText('none')).toBeInTheDocument();
  });

  it('keeps what a visitor typed before signing in', () => {
    open();
    type('Dear Sir');
    void as('u1');
    expect(field()).toHaveValue('Dear Sir');
  });
});
