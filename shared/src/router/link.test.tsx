import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from './index.ts';

const transitions = jest.fn();

beforeEach(() =>
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      transitions();
      update();
      return { finished: Promise.resolve(), skipTransition: () => undefined };
    },
  }),
);
afterEach(() => {
  delete (document as Partial<Document>).startViewTransition;
  transitions.mockClear();
});

const open = () => {
  const links = (
    <>
      <Link to="?user=asha">Asha</Link>
      <Link to="/cart">Cart</Link>
      <Outlet />
    </>
  );
  const children = ['users', 'cart'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter([{ path: '/', element: links, children }], { initialEntries: ['/users'] });
  render(<RouterProvider router={router} />);
  return router;
};
const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

it('shows another page with a View Transition, and what opens within a page at once', async () => {
  const router = open();
  await follow('Asha');
  expect([router.state.location.search, transitions.mock.calls.length]).toEqual(['?user=asha', 0]);
  await follow('Cart');
  expect(screen.getByRole('heading', { name: 'cart' })).toBeInTheDocument();
  expect(transitions).toHaveBeenCalledTimes(1);
});
