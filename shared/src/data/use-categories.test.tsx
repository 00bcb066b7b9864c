import { screen, waitFor } from '@testing-library/react';
import { aListing, fakeApi, renderWidget } from '../testing/index.ts';
import { categoriesPath, useCategories } from './use-categories.ts';

const api = fakeApi();
const Names = () => {
  const { status, data } = useCategories();
  return <p>{`${status} ${data?.categories.map(({ name }) => name).join() ?? ''}`}</p>;
};

it('loads the categories and caches them: no second request [BUCKETS-16]', async () => {
  let calls = 0;
  api.get('/tex-suite/dashboard/categories', () => {
    calls += 1;
    return api.json(aListing());
  });
  const first = renderWidget(<Names />);
  expect(screen.getByText(/loading/)).toBeInTheDocument();
  expect(await screen.findByText('loaded Human Resources')).toBeInTheDocument();
  first.unmount();
  renderWidget(<Names />);
  await waitFor(() => expect(screen.getByText('loaded Human Resources')).toBeInTheDocument());
  expect(calls).toBe(1);
});

it('fails on an error response [BUCKETS-17]', async () => {
  api.get('/tex-suite/dashboard/categories', () => api.json({ message: 'no' }, 404));
  renderWidget(<Names />);
  expect(await screen.findByText(/failed/)).toBeInTheDocument();
});

it.each([
  ['', 0, ''],
  ['', 12, '?from=12'],
  ['a & b', 24, '?search=a+%26+b&from=24'],
])('requests what a search for %j finds after the first %i', (search, from, query) => {
  expect(categoriesPath(search, from)).toBe(`/tex-suite/dashboard/categories${query}`);
});
