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

it('goes when it is dismissed', async () => {
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
