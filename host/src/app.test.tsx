import { createMemoryRouter } from '@marketplace/shared/router';
import { testConfig } from '@marketplace/shared/testing';
import { render, screen } from '@testing-library/react';
import { App } from './app.tsx';

it('shows where a navigation led while the first render was under way', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <h1>First</h1> },
    { path: '/second', element: <h1>Second</h1> },
  ]);
  const before = router.state;
  await router.navigate('/second');
  // React keeps rendering with the earlier state.
  const late = { ...router, state: before };
  render(<App config={testConfig} router={late} />);
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeInTheDocument();
});
