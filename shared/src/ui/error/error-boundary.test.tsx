import { act, screen } from '@testing-library/react';
import { useLocation } from '../../router/index.ts';
import { fakeClock, renderPage, renderWidget } from '../../testing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorFallback } from './error-fallback.tsx';

const clock = fakeClock();

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Thrown at each render until it is null. */
const Content = ({ failure }: { failure: { current: unknown } }) => {
  if (failure.current !== null) throw failure.current;
  return <p>all is well</p>;
};

const show = (thrown: unknown) => {
  const failure = { current: thrown };
  const onRetry = jest.fn();
  const page = renderWidget(
    <>
      <p>around it</p>
      <ErrorBoundary place="mfe-cart /cart" fallback={(caught) => <ErrorFallback {...caught} />} onRetry={onRetry}>
        <Content failure={failure} />
      </ErrorBoundary>
    </>,
  );
  return { failure, onRetry, ...page };
};

const fallback = () => screen.getByRole('alert');
const retryButton = () => screen.getByRole('button', { name: 'Try again' });
const tryAgain = async () => {
  await clock.user().click(retryButton());
  await clock.pass(500);
};

describe('the error fallback', () => {
  it('offers Go Home, a support link, an Error ID and a retry [ERR-01, ERR-02, ERR-03, ERR-04]', () => {
    show(new Error('no price'));
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact');
    expect(fallback()).toHaveTextContent(/Error ID [0-9a-f]{32}/);
    expect(retryButton()).toBeEnabled();
    expect(screen.getByText('around it')).toBeInTheDocument();
  });

  const chunk = 'Failed to load application resources. Please refresh the page.';
  const network = 'Network connection issue. Please check your internet connection.';
  const permission = "You don't have permission to access this resource.";
  const other = 'Something went wrong while loading this page.';
  const named = (name: string, message: string) => Object.assign(new Error(message), { name });

  it.each([
    ['ERR-09, ERR-11', 'warning', chunk, named('ChunkLoadError', 'Loading chunk 12 failed.')],
    ['ERR-09, ERR-11', 'warning', chunk, new Error('Loading CSS chunk 12 failed.')],
    ['ERR-09, ERR-11', 'warning', chunk, new Error('Remote mfe-cart could not be loaded: no answer within 5 s.')],
    ['ERR-09, ERR-11', 'warning', chunk, new TypeError('Failed to fetch dynamically imported module: /a.js')],
    ['ERR-09, ERR-12', 'warning', network, new Error('Network Error')],
    ['ERR-09, ERR-12', 'warning', network, new TypeError('Failed to fetch')],
    ['ERR-09, ERR-12', 'warning', network, new Error('timeout of 30000ms exceeded')],
    ['ERR-10, ERR-13', 'error', permission, new Error('Permission denied')],
    ['ERR-10, ERR-13', 'error', permission, new Error('Request failed with status code 403')],
    ['ERR-10, ERR-14', 'error', other, new TypeError("Cannot read properties of null (reading 'name')")],
    ['ERR-10, ERR-14', 'error', other, 'a text that was thrown'],
  ])('[%s] is a %s and says "%s"', (_rows, severity, message, thrown) => {
    show(thrown);
    expect(fallback()).toHaveAttribute('data-severity', severity);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByText('Critical Error')).not.toBeInTheDocument();
  });
});

describe('a retry', () => {
  it('renders again after 500 ms, and is disabled meanwhile [ERR-05, ERR-07, CONST-17]', async () => {
    const { failure, onRetry } = show(new Error('once'));
    failure.current = null;
    await clock.user().click(retryButton());
    expect(screen.getByRole('button', { name: /Trying again/ })).toBeDisabled();
    await clock.pass(499);
    expect(onRetry).not.toHaveBeenCalled();
    expect(screen.queryByText('all is well')).not.toBeInTheDocument();
    await clock.pass(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });

  it('makes it critical from the third one, whatever the cause [ERR-08, A-37, CONST-17]', async () => {
    show(new Error('Network Error'));
    await tryAgain();
    await tryAgain();
    expect(fallback()).toHaveAttribute('data-severity', 'warning');
    await tryAgain();
    expect(fallback()).toHaveAttribute('data-severity', 'critical');
    expect(screen.getByRole('heading', { name: 'Critical Error' })).toBeInTheDocument();
    expect(screen.getByText(/Refresh the page/)).toBeInTheDocument();
    expect(screen.getByText('Network connection issue. Please check your internet connection.')).toBeInTheDocument();
  });

  it('is disabled after the sixth [ERR-06, A-37, CONST-17]', async () => {
    show(new Error('always'));
    for (let retry = 1; retry <= 5; retry += 1) await tryAgain();
    expect(retryButton()).toBeEnabled();
    await tryAgain();
    expect(retryButton()).toBeDisabled();
  });

  it('does nothing once its page has been left', async () => {
    const { onRetry, unmount } = show(new Error('gone'));
    await clock.user().click(retryButton());
    unmount();
    await clock.pass(500);
    expect(onRetry).not.toHaveBeenCalled();
  });
});

it('an error of one subject is cleared for the next, and so is its retry count', async () => {
  const failure = { current: new Error('no price') as unknown };
  const onRetry = jest.fn();
  const ModulePage = () => (
    <ErrorBoundary
      place="mfe-catalog /module"
      subject={useLocation().search}
      fallback={(caught) => <ErrorFallback {...caught} />}
      onRetry={onRetry}
    >
      <Content failure={failure} />
    </ErrorBoundary>
  );
  const { router } = renderPage(ModulePage, { path: '/module', at: '/module?id=1' });
  const goTo = (search: string) => act(() => router.navigate(`/module${search}`));
  for (let retry = 1; retry <= 3; retry += 1) await tryAgain();
  await goTo('?id=1#price');
  expect(screen.getByRole('heading', { name: 'Critical Error' })).toBeInTheDocument();

  await goTo('?id=2');
  expect(fallback()).toHaveAttribute('data-severity', 'error');
  failure.current = null;
  onRetry.mockClear();
  await goTo('?id=3');
  expect(screen.getByText('all is well')).toBeInTheDocument();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('logs the error to the console under the shown id, and nowhere else [ERR-15]', () => {
  show(new Error('no price'));
  const shown = /[0-9a-f]{32}/.exec(fallback().textContent)?.[0];
  const own = logged.mock.calls.filter(([first]) => String(first).startsWith('['));
  expect(own).toEqual([[`[${shown}] mfe-cart /cart`, new Error('no price'), expect.any(String)]]);
});
