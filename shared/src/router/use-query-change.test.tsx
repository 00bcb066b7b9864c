import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useQueryChange } from './index.ts';

let change: (name: string, value: string) => void;

const List = () => {
  const [query, changeQuery] = useQueryChange();
  change = (name, value) =>
    changeQuery(
      (next) => {
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <output>{query.toString()}</output>
      <Link to="?user=asha">Asha</Link>
      <Link to="/cart">Cart</Link>
    </>
  );
};

let arrive: () => void;

/** Its pages wait for their data until it arrives. */
const open = async () => {
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const routes = [
    { path: '/users', element: <List />, loader, HydrateFallback: () => null },
    { path: '/cart', element: <h1>Cart</h1>, loader },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/market/users?page=2'], basename: '/market' });
  render(<RouterProvider router={router} />);
  await act(async () => arrive());
};
const shown = () => screen.getByRole('status').textContent;

it('adds to what is not shown yet: two changes at once both count', async () => {
  await open();
  act(() => {
    change('search', 'asha');
    change('status', 'active');
  });
  await act(async () => arrive());
  expect(shown()).toBe('page=2&search=asha&status=active');
});

it('keeps open what was opened while the change still waited', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Asha' }));
  act(() => change('search', 'asha'));
  await act(async () => arrive());
  expect(shown()).toBe('user=asha&search=asha');
});

it('does not pull users back who are on the way to another page', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
  act(() => change('search', 'asha'));
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Cart' })).toBeInTheDocument();
});
