import { screen, waitFor } from '@testing-library/react';
import { aCategory, fakeApi, renderWidget } from '../testing/index.ts';
import { useCategories } from './use-categories.ts';

const api = fakeApi();
const Names = () => {
  const { status, data } = useCategories();
  return <p>{`${status} ${data?.map(({ name }) => name).join() ?? ''}`}</p>;
};

it('loads the categories and caches them: no second request [BUCKETS-16]', async () => {
  let calls = 0;
  api.get('/tex-admin/categories/categories', () => {
    calls += 1;
    return api.json([aCategory()]);
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
  api.get('/tex-admin/categories/categories', () => api.json({ message: 'no' }, 404));
  renderWidget(<Names />);
  expect(await screen.findByText(/failed/)).toBeInTheDocument();
});
