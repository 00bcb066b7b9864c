import { useSearchParams } from '@marketplace/shared/router';
import { fakeApi, signInAs } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderHost, serveRemotes } from '../testing/render-host.tsx';

const api = fakeApi();

/** Breaks for one module only. */
const ModulePage = () => {
  const id = useSearchParams()[0].get('id');
  if (id === 'broken') throw new Error('no price');
  return <h1>{`Module ${id}`}</h1>;
};

it('a page that broke for one module shows the next', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  serveRemotes({ 'mfe-catalog ./pages/module': ModulePage });
  signInAs(null);
  const { router } = await renderHost('/module?id=broken');
  expect(await screen.findByText('Something went wrong while loading this page.')).toBeInTheDocument();
  await act(() => router.navigate('/module?id=7'));
  expect(await screen.findByRole('heading', { name: 'Module 7' })).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong while loading this page.')).not.toBeInTheDocument();
  logged.mockRestore();
});
