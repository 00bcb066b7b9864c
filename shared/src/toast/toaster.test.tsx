import { act, screen, within } from '@testing-library/react';
import { fakeClock, renderWidget } from '../testing/index.ts';
import { notify } from './notify.ts';

const clock = fakeClock();

const texts = () =>
  within(screen.getByRole('region', { name: 'Notifications' }))
    .queryAllByText(/./)
    .map((element) => element.textContent);
const say = (text: string) => act(() => void notify.info(text));

beforeEach(() => void renderWidget(<p>page</p>));

it('shows a toast for 5 s [CONST-08]', async () => {
  say('Saved');
  expect(texts()).toEqual(['Saved']);
  await clock.pass(4_900);
  expect(texts()).toEqual(['Saved']);
  await clock.pass(200);
  expect(texts()).toEqual([]);
});

it('shows the newest three at once [CONST-08]', () => {
  ['one', 'two', 'three', 'four', 'five'].forEach(say);
  expect(texts()).toEqual(['five', 'four', 'three']);
});

it('renews the same words instead of showing them twice', async () => {
  say('Saved');
  await clock.pass(3_000);
  say('Saved');
  expect(texts()).toEqual(['Saved']);
  await clock.pass(3_000);
  expect(texts()).toEqual(['Saved']);
});

it('announces errors at once and the others politely', () => {
  act(() => void notify.error('Refused'));
  act(() => void notify.success('Done'));
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
});

it('disappears when dismissed', async () => {
  say('Saved');
  await clock.user().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(texts()).toEqual([]);
});

it('stays while the pointer is over it', async () => {
  say('Saved');
  const user = clock.user();
  await user.hover(screen.getByText('Saved'));
  await clock.pass(20_000);
  expect(texts()).toEqual(['Saved']);
  await user.unhover(screen.getByText('Saved'));
  await clock.pass(5_100);
  expect(texts()).toEqual([]);
});

describe('a toast that can be undone', () => {
  const undone = jest.fn();
  const done = () => act(() => void notify.success('Asha deactivated.', undone));
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  beforeEach(() => {
    undone.mockClear();
    done();
  });

  it('stays for 12 s, and calls the inverse once', async () => {
    await clock.pass(11_900);
    await clock.user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toHaveBeenCalledTimes(1);
    expect(undo()).not.toBeInTheDocument();
  });

  it('disappears without undoing', async () => {
    await clock.pass(12_100);
    expect(undo()).not.toBeInTheDocument();
    expect(undone).not.toHaveBeenCalled();
  });

  it('is reached by the keyboard, and waits while the focus is in it', async () => {
    await clock.user().tab();
    expect(undo()).toHaveFocus();
    await clock.pass(30_000);
    await clock.user().keyboard('{Enter}');
    expect(undone).toHaveBeenCalledTimes(1);
  });

  it('lets later toasts disappear, even though its button had the focus', async () => {
    await clock.user().click(screen.getByRole('button', { name: 'Undo' }));
    say('Undone.');
    await clock.pass(5_100);
    expect(texts()).toEqual([]);
  });

  it('offers nothing if there is no inverse', () => {
    act(() => void notify.success('Payment sent.'));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });
});
