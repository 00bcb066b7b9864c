import { renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many } from '../testing/factories.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareToggle } from './compare-toggle.tsx';

const modules = many(5, (number) => ({ id: `m${number}`, name: `Module ${number}` }));
const show = () =>
  renderWidget(
    <>
      {modules.map((module) => (
        <CompareToggle key={module.id} module={module} />
      ))}
      <CompareBar />
    </>,
  );
const toggles = () => screen.getAllByRole('button', { name: 'Compare' });
const press = (index: number) => userEvent.click(toggles()[index] as HTMLElement);

it('chooses up to four modules, and the bar leads to their comparison', async () => {
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  for (const index of [0, 1, 2, 3, 4]) await press(index);
  expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'true',
    'true',
    'false',
  ]);
  expect(screen.getByRole('link', { name: 'Compare 4 modules' })).toHaveAttribute('href', '/compare?ids=m1,m2,m3,m4');
  await press(1);
  expect(screen.getByRole('link', { name: 'Compare 3 modules' })).toHaveAttribute('href', '/compare?ids=m1,m3,m4');
  await userEvent.click(screen.getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it.each(['{', 'null', '[1]', '{"id":"a"}'])('reads %s in storage as no choice', (kept) => {
  localStorage.setItem('compare', kept);
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('is named after its module on a card, and a fifth one is refused with a reason', async () => {
  renderWidget(
    <>
      {modules.map((module) => (
        <CompareToggle key={module.id} module={module} onCard />
      ))}
      <CompareBar />
    </>,
  );
  const named = (number: number) => screen.getByRole('button', { name: `Compare Module ${number}` });
  for (const number of [1, 2, 3, 4, 5]) await userEvent.click(named(number));
  expect(named(4)).toHaveAttribute('aria-pressed', 'true');
  expect(named(5)).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByText('You can compare up to 4 modules. Remove one first.')).toBeInTheDocument();
});
