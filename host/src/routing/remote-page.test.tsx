import type { PerformanceReport } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { startTelemetry } from '@marketplace/shared/telemetry';
import { fakeApi, signInAs } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
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

it.each(['/login', '/module'])('the fallback of %s is the content that the skip link leads to', async (path) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  serveRemotes({ 'mfe-catalog ./pages/module': ModulePage, 'mfe-auth ./pages/login': ModulePage });
  signInAs(null);
  await renderHost(`${path}?id=broken`);
  expect(await within(await screen.findByRole('main')).findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  logged.mockRestore();
});

it('each page shown is reported once, with its application', async () => {
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  serveRemotes({ 'mfe-catalog ./pages/module': ModulePage });
  signInAs(null);
  startTelemetry('set-1', { 'mfe-catalog': '1.0.0-aaaa1111' });
  const { router } = await renderHost('/module?id=7');
  await screen.findByRole('heading', { name: 'Module 7' });
  await act(() => router.navigate('/module?id=8'));
  await screen.findByRole('heading', { name: 'Module 8' });
  await act(() => router.navigate('/contactus'));
  await screen.findByRole('heading', { name: 'Page /contactus' });
  window.dispatchEvent(new Event('pagehide'));
  const batches = await Promise.all(
    sent.map(async (blob) => JSON.parse(await blob.text()) as { reports: PerformanceReport[] }),
  );
  const pages = batches.flatMap(({ reports }) => reports).filter(({ kind }) => kind === 'page');
  expect(pages.map(({ app, name, release }) => [app, name, release])).toEqual([
    ['mfe-catalog', '/module', '1.0.0-aaaa1111'],
    ['mfe-catalog', '/contactus', '1.0.0-aaaa1111'],
  ]);
});
