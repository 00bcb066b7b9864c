import { fakeApi, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHost, serveRemotes } from '../testing/render-host.tsx';

const api = fakeApi();

beforeEach(() => {
  api.get('/tex-admin/company-master', () => api.json({ blurb: 'A blurb' }));
  serveRemotes();
  signInAs(null);
});

const goBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));

it.each(['/nowhere', '/unauthorized'])('from %s in a new tab, Go Back goes to the dashboard', async (path) => {
  const { where } = await renderHost(path);
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Page /' })).toBeInTheDocument();
  expect(where()).toBe('/');
});

it('Go Back returns to the previous page, if there is one [GUARD-07, ROUTE-05]', async () => {
  window.history.pushState(null, '');
  const { where } = await renderHost('/unauthorized');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Page /contactus' })).toBeInTheDocument();
  expect(where()).toBe('/contactus');
});
