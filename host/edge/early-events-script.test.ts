/**
 * @jest-environment ../../shared/tooling/jest/browser-environment.cjs
 */
import {
  act,
  createElement as h,
  useEffect,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { ANSWERS, HYDRATED } from '@marketplace/shared/contracts';
import { earlyEventsScript } from './early-events-script.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let hydrated: Root | undefined;
const done: string[] = [];

/** Possible parts of a page. */
const Page = () => {
  const [text, setText] = useState('');
  const [on, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  const [judges, setJudges] = useState(false);
  useEffect(() => setJudges(true), []);
  const judge = (event: FormEvent) => {
    event.preventDefault();
    done.push('judged');
  };
  return h(
    'main',
    null,
    h('button', { type: 'button', onClick: () => done.push('first') }, h('span', null, 'First')),
    h('button', { type: 'button', onClick: () => done.push('second') }, 'Second'),
    h('div', { role: 'button', tabIndex: 0, onClick: () => done.push('third') }, 'Third'),
    h('button', { type: 'button', disabled: true, onClick: () => done.push('off') }, 'Off'),
    h('a', { href: '#there' }, 'Link'),
    h(
      'form',
      {
        onSubmit: (event: { preventDefault: () => void }) => {
          event.preventDefault();
          done.push(`sent ${text} ${on} ${choice}`);
        },
      },
      h('input', {
        name: 'text',
        value: text,
        onChange: (event: { target: HTMLInputElement }) => setText(event.target.value),
      }),
      h('input', { type: 'checkbox', checked: on, onChange: () => setOn(!on) }),
      h(
        'select',
        { value: choice, onChange: (event: { target: HTMLSelectElement }) => setChoice(event.target.value) },
        ['a', 'b'].map((one) => h('option', { key: one, value: one }, one)),
      ),
      h('button', null, 'Send'),
    ),
    h('input', {
      name: 'users',
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
        key === 'Enter' && done.push(`entered ${currentTarget.value}`),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => done.push(`left ${currentTarget.value}`),
    }),
    h(
      'form',
      { action: '/post', method: 'post', noValidate: judges, onSubmit: judge },
      h('input', { name: 'name', required: true }),
      h('button', null, 'Post'),
    ),
  );
};

const open = (page: ReactNode = h(Page)) => {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div><button id="outside">Outside</button>`;
  // As the document runs it.
  new Function(earlyEventsScript)();
};
const root = () => document.getElementById('root') as HTMLElement;
const byText = (text: string) =>
  [...root().querySelectorAll<HTMLElement>('button,[role=button],a')].find(
    (one) => one.textContent === text,
  ) as HTMLElement;
const field = <T extends HTMLElement>(selector: string) => root().querySelector(selector) as T;
const type = (text: string, name = 'text') => {
  const input = field<HTMLInputElement>(`input[name=${name}]`);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const hydrate = async (page: ReactNode = h(Page)) => {
  await act(async () => void (hydrated = hydrateRoot(root(), page)));
  Object.assign(root(), { [ANSWERS]: true });
};
/** Lets the recorded acts replay one after the other. */
const replay = async () => {
  for (let turn = 0; turn < 8; turn += 1) await act(async () => jest.advanceTimersByTime(50));
};
const announce = async () => {
  await act(async () => void window.dispatchEvent(new Event(HYDRATED)));
  await replay();
};

const havePointer = (has: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: has && query === '(hover: hover)' }) as MediaQueryList);

beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
});
afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = undefined;
  window.dispatchEvent(new Event(HYDRATED));
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('replays clicks in order once the page is hydrated', async () => {
  open();
  for (const text of ['First', 'Third', 'Second']) byText(text).click();
  field('span').click();
  await hydrate();
  await announce();
  expect(done).toEqual(['first', 'third', 'second', 'first']);
  byText('First').click();
  expect(done).toHaveLength(5);
});

it('opens a dialog that came with the document at once, and doesn’t replay the click', async () => {
  const showModal = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  const Opener = () =>
    h('button', { type: 'button', ...{ commandfor: 'quick' }, onClick: () => done.push('opened') }, 'Search');
  open(h(Opener));
  document.body.append(Object.assign(document.createElement('dialog'), { id: 'quick' }));
  byText('Search').click();
  expect(showModal).toHaveBeenCalledTimes(1);
  await hydrate(h(Opener));
  await announce();
  expect(done).toEqual([]);
  byText('Search').click();
  expect(done).toEqual(['opened']);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('replays an impatient click once, and no clicks on disabled controls', async () => {
  open();
  for (let clicks = 0; clicks < 3; clicks += 1) byText('First').click();
  byText('Off').click();
  await hydrate();
  await announce();
  expect(done).toEqual(['first']);
});

it('does not wait for the rest of the page once the clicked part is hydrated', async () => {
  open();
  byText('First').click();
  await hydrate();
  await act(async () => jest.advanceTimersByTime(50));
  expect(done).toEqual(['first']);
  byText('Second').click();
  expect(done).toEqual(['first', 'second']);
  await announce();
  expect(done).toHaveLength(2);
});

it('replays typing, ticking and choosing, then submits the form', async () => {
  open();
  type('Ash');
  type('Asha');
  field<HTMLInputElement>('input[type=checkbox]').click();
  const select = field<HTMLSelectElement>('select');
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  byText('Send').click();
  byText('Send').click();
  await hydrate();
  await announce();
  expect(done).toEqual(['sent Asha true b']);
  expect(field<HTMLInputElement>('input[name=text]').value).toBe('Asha');
});

it('replays focus and blur around the typing', async () => {
  open();
  const users = field<HTMLInputElement>('input[name=users]');
  const press = (key: string) => users.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  users.focus();
  type('3', 'users');
  press('3');
  press('Enter');
  users.blur();
  await hydrate();
  await replay();
  expect(done).toEqual(['entered 3', 'left 3']);
  users.focus();
  users.blur();
  expect(done).toHaveLength(3);
});

it('replays nothing during React’s own work, which would miss it', async () => {
  const Announced = () => {
    useEffect(() => {
      Object.assign(root(), { [ANSWERS]: true });
      window.dispatchEvent(new Event(HYDRATED));
    }, []);
    return h(Page);
  };
  open(h(Announced));
  type('Asha');
  byText('Send').click();
  await act(async () => void (hydrated = hydrateRoot(root(), h(Announced))));
  await replay();
  expect(done).toEqual(['sent Asha false a']);
});

it('queues what is done meanwhile', async () => {
  open();
  type('Asha');
  byText('First').click();
  await hydrate();
  byText('Second').click();
  expect(done).toEqual([]);
  await replay();
  expect(done).toEqual(['first', 'second']);
});

it('leaves alone what works without scripts', () => {
  open();
  const prevented: [string, boolean][] = [];
  const tell = (event: Event) => {
    prevented.push([(event.target as HTMLElement).textContent ?? '', event.defaultPrevented]);
    event.preventDefault();
  };
  for (const name of ['click', 'submit']) root().addEventListener(name, tell);
  byText('Link').click();
  byText('First').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true }));
  expect(prevented).toEqual([
    ['Link', false],
    ['First', false],
  ]);
  document.getElementById('outside')?.click();
  expect(jest.getTimerCount()).toBe(0);
});

it('lets the form’s own code validate, not the browser', async () => {
  open();
  const refuse = jest.fn();
  field('input[name=name]').addEventListener('invalid', refuse);
  byText('Post').click();
  await hydrate();
  await replay();
  expect([done, refuse.mock.calls.length]).toEqual([['judged'], 0]);
});

it('submits a form natively when its code doesn’t arrive', () => {
  open();
  field<HTMLInputElement>('input[name=name]').value = 'Asha';
  const form = root().querySelector('form[action]') as HTMLFormElement;
  const submit = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
  form.requestSubmit();
  jest.advanceTimersByTime(9_999);
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('shows that an act is pending until it is replayed or dropped', async () => {
  havePointer(true);
  open();
  const [animate, cancel] = [jest.fn(), jest.fn()];
  animate.mockReturnValue({ cancel });
  Object.assign(byText('First'), { animate });
  byText('First').click();
  expect(animate).toHaveBeenCalledTimes(1);
  expect(document.documentElement.style.cursor).toBe('progress');
  await hydrate();
  await act(async () => jest.advanceTimersByTime(50));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(document.documentElement.style.cursor).toBe('');
  open();
  byText('Second').click();
  root().replaceChildren();
  jest.advanceTimersByTime(50);
  expect(document.documentElement.style.cursor).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

it('doesn’t change the pointer on devices without one', () => {
  havePointer(false);
  open();
  byText('First').click();
  expect(document.documentElement.style.cursor).toBe('');
});

it('doesn’t hold up clicks on client-rendered parts while another part waits', async () => {
  const said: string[] = [];
  open(h('div', { 'data-remote': 'mfe-support' }, h(Page)));
  Object.assign(root(), { [ANSWERS]: true });
  byText('First').click();
  const fresh = document.createElement('div');
  root().append(fresh);
  const retry = h('button', { type: 'button', onClick: () => said.push('again') }, 'Try Again');
  const { createRoot } = await import('react-dom/client');
  const banner = createRoot(fresh);
  await act(async () => banner.render(retry));
  byText('Try Again').click();
  expect([said, done]).toEqual([['again'], []]);
  act(() => banner.unmount());
});
