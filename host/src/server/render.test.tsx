import type { ExposedPiece, RenderRequest } from '@marketplace/shared/contracts';
import { Widget } from '@marketplace/shared/federation';
import { Link } from '@marketplace/shared/router';
import { fakeApi, settle } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
// eslint-disable-next-line no-restricted-imports -- the list is the build's
import { runtimeEntries } from '../../../shared/tooling/webpack/shared-packages.ts';
import { App } from '../app.tsx';
import { createRouter } from '../routing/router.ts';
import { composition, config, serveRemotes } from '../testing/render-host.tsx';
import { provided } from './provided.ts';
import { render } from './render.tsx';

const api = fakeApi();
beforeEach(() => api.get('/tex-admin/company-master', () => api.json({}, 404)));

const Dashboard = () => (
  <>
    <h1>Modules for a business</h1>
    <Link to="/module?id=payroll">Payroll</Link>
    <Widget name="mfe-cart/cart-badge" props={{}} placeholder={<p>waiting</p>} />
  </>
);
const Broken = () => {
  throw new Error('The page broke.');
};

const pieces: Record<string, () => React.ReactNode> = {
  'mfe-catalog ./pages/': Dashboard,
  'mfe-cart ./widgets/cart-badge': () => <p>3 items</p>,
  'mfe-auth ./pages/login': () => <h1>Sign in</h1>,
};
const renderAt = (path: string, given = pieces, composed = composition) => {
  const request: RenderRequest = { url: `/marketplace${path}`, composition: composed, config, data: {} };
  return render(request, ({ remote, expose }: ExposedPiece) => {
    const component = given[`${remote} ${expose}`];
    return component && { default: component };
  });
};

it('renders the page of a remote inside the frame, and reports the pieces it used [ROUTE-01]', () => {
  const { html, used } = renderAt('/');
  expect(html).toContain('Modules for a business');
  expect(html).toContain('href="/marketplace/module?id=payroll"');
  expect(html).toContain('3 items');
  expect(html).toContain('Sign In');
  expect(used).toEqual([
    { remote: 'mfe-catalog', expose: './pages/' },
    { remote: 'mfe-cart', expose: './widgets/cart-badge' },
  ]);
});

it('leaves to the browser what is missing or breaks', () => {
  const rest = { 'mfe-catalog ./pages/': Dashboard };
  expect(renderAt('/', rest).html).toContain('waiting');
  const { html } = renderAt('/', { 'mfe-catalog ./pages/': Broken });
  expect(html).toContain('Sign In');
  expect(html).not.toContain('data-part="/"');
});

it('renders its own page if no remote has one', () => {
  const { html, used } = renderAt('/nowhere');
  expect(html).toContain('Page Not Found');
  expect(used).toEqual([]);
});

it.each(['/', '/login', '/nowhere', '/login/?next=1'])('renders %s again as the first time', (path) => {
  const first = renderAt(path, pieces, { ...composition });
  const paths = ['/', path, path];
  expect(paths.map((one) => renderAt(one)).slice(1)).toEqual([first, first]);
});

it('provides every entry that remotes share at run time', () => {
  const entries = runtimeEntries.map((entry) => entry.replace('.', '@marketplace/shared'));
  expect(Object.keys(provided)).toEqual(expect.arrayContaining([...entries, 'react', 'react/jsx-runtime', 'jotai']));
});

it.each(['/', '/nowhere', '/login'])('hydrates at %s without a mismatch', async (path) => {
  const root = document.createElement('div');
  root.innerHTML = renderAt(path).html;
  document.body.replaceChildren(root);
  history.replaceState(null, '', `/marketplace${path}`);
  serveRemotes(pieces);
  const complaints: unknown[] = [];
  const logged = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const app = <App config={config} router={createRouter(composition)} />;
  const hydrated = await act(() => hydrateRoot(root, app, { onRecoverableError: (error) => complaints.push(error) }));
  await settle();
  expect(complaints).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  logged.mockRestore();
  act(() => hydrated.unmount());
});
