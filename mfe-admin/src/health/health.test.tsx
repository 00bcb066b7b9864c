import type {
  Health,
  HealthPoint,
  HealthTimeline,
  InboundMail,
  JobList,
  PartHealth,
  QueuedJob,
  ReleaseState,
  SeenError,
} from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HealthPage from '../pages/health.tsx';
import { verdictOf, vitalText } from './verdict.ts';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const api = fakeApi();
const user = userEvent.setup();
const at = '2026-03-04T10:00:00.000Z';

const aPart = (fields: Partial<PartHealth> = {}): PartHealth => ({
  app: 'mfe-cart',
  release: '1.0.0-aaaa1111',
  pageViews: 200,
  errors: 0,
  loadFailures: 0,
  lcp: 1_840,
  inp: 320,
  cls: 0.3,
  shown: 640,
  lastAt: at,
  ...fields,
});
const anError = (fields: Partial<SeenError> = {}): SeenError => ({
  app: 'mfe-cart',
  release: '1.0.0-aaaa1111',
  kind: 'render',
  message: 'no price',
  place: 'mfe-cart /cart',
  count: 3,
  firstAt: at,
  lastAt: at,
  lastId: 'E-XNVJV-1P1BX',
  lastUrl: '/marketplace/cart',
  stack: 'at total (cart.js:1)',
  ...fields,
});
const aJob = (fields: Partial<QueuedJob> = {}): QueuedJob => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'send-mail',
  title: 'Send an email',
  state: 'failed',
  tries: 21,
  error: 'The mail server is away.',
  createdAt: at,
  nextTryAt: null,
  ...fields,
});
const state: ReleaseState = {
  channel: 'live',
  set: 'set-1',
  releases: { 'mfe-cart': '1.0.0-aaaa1111' },
  canary: { set: 'set-2', percent: 10, releases: { 'mfe-cart': '1.1.0-bbbb2222' } },
  halted: null,
};

const serve = ({
  parts = [aPart()],
  errors = [] as SeenError[],
  jobs = [] as QueuedJob[],
  mails = [] as InboundMail[],
  release = state as ReleaseState | null,
  timeline = { points: [], releases: [] } as HealthTimeline,
} = {}) => {
  const asked: URLSearchParams[] = [];
  const searchOf = (request: Request) => new URL(request.url).searchParams;
  api.get('/tex-admin/health', ({ request }) => {
    asked.push(searchOf(request));
    return api.json({ from: at, to: at, parts } satisfies Health);
  });
  api.get('/tex-admin/health/timeline', () => api.json(timeline));
  const askedErrors: URLSearchParams[] = [];
  api.get('/tex-admin/health/errors', ({ request }) => {
    askedErrors.push(searchOf(request));
    return api.json({ content: errors, page: 0, size: 20, totalElements: errors.length, totalPages: 1 });
  });
  const pageFor = <T,>(request: Request, all: T[]) => {
    const [page, size] = ['page', 'size'].map((name) => Number(searchOf(request).get(name))) as [number, number];
    return all.slice(page * size, (page + 1) * size);
  };
  api.get('/tex-admin/jobs', ({ request }) => {
    const count = (kind: QueuedJob['state']) => jobs.filter((job) => job.state === kind).length;
    return api.json({
      failed: count('failed'),
      waiting: count('waiting'),
      totalElements: jobs.length,
      jobs: pageFor(request, jobs),
    } satisfies JobList);
  });
  api.get('/tex-admin/inbound-mail', ({ request }) =>
    api.json({ mails: pageFor(request, mails), totalElements: mails.length }),
  );
  api.site.get('/release-state.json', () => (release ? api.json(release) : api.json({}, 503)));
  return { asked, askedErrors };
};
const open = (query = '') => renderPage(HealthPage, { path: '/health', at: `/health${query}` });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Apps and releases' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

it('draws the period step by step, and marks when a release started', async () => {
  const point = (hour: number, fields: Partial<HealthPoint> = {}): HealthPoint => ({
    ...{ at: `2026-03-04T${hour}:00:00Z`, pageViews: hour, errors: 0, loadFailures: 0, lcp: null },
    ...fields,
  });
  const began = { app: 'mfe-cart', release: '1.1.0-bbbb2222', at: '2026-03-04T11:20:00Z' };
  const points = [point(10), point(11, { errors: 7, loadFailures: 2 }), point(12, { lcp: 1_234.5 })];
  serve({ timeline: { points, releases: [began] } });
  open();
  const chart = async (title: string) =>
    (await screen.findByRole('img', { name: `Chart of ${title} over time. The table of apps has the figures.` }))
      .parentElement?.parentElement as HTMLElement;
  const errors = await chart('Errors');
  expect(errors).toHaveTextContent('Errors0Failed loads0');
  const [, second] = errors.querySelectorAll('.target');
  await user.hover(second as Element);
  expect(errors).toHaveTextContent('Errors7Failed loads21 release');
  expect(errors.querySelectorAll('.mark')).toHaveLength(1);
  expect(await chart('LCP')).toHaveTextContent('1,235 ms');
  const list = (await screen.findByRole('heading', { name: 'Releases in this period' })).nextElementSibling;
  expect(list).toHaveTextContent(/4 Mar, \d\d:20 mfe-cart 1\.1\.0-bbbb2222/);
});

it('shows the figures of each release, and marks the live one and the canary', async () => {
  serve({ parts: [aPart(), aPart({ release: '1.1.0-bbbb2222', errors: 12, loadFailures: 1, pageViews: 40 })] });
  open();
  const [live, canary] = await rows();
  await within(live as HTMLElement).findByText('Live');
  for (const text of ['mfe-cart', '1.0.0-aaaa1111', '200', '640 ms', '1.8 s', '320 ms', '0.30'])
    expect(live).toHaveTextContent(text);
  expect(within(live as HTMLElement).getByText(', needs improvement')).toBeInTheDocument();
  for (const text of ['Canary, 10%', '12 (30.0%)', '1 (2.5%)']) expect(canary).toHaveTextContent(text);
  expect(screen.getByText(/10% of visitors get mfe-cart 1\.1\.0-bbbb2222\./)).toBeInTheDocument();
});

it('says which canary was rolled back, and why', async () => {
  const halted = { releases: { 'mfe-cart': '1.1.0-bbbb2222' }, at, reason: '50.0 errors per 100 pages' };
  serve({ release: { ...state, canary: null, halted } });
  open();
  expect(
    await screen.findByText('mfe-cart 1.1.0-bbbb2222 was rolled back on 4 Mar 2026: 50.0 errors per 100 pages.'),
  ).toBeInTheDocument();
});

it('shows the figures even when the release state is unavailable', async () => {
  serve({ release: null });
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent('mfe-cart');
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it('shows a section only once the one above has loaded, so that nothing moves', async () => {
  serve({ errors: [anError()] });
  let answer: (() => void) | undefined;
  api.site.get('/release-state.json', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return api.json(state);
  });
  open();
  await waitFor(() => expect(answer).toBeDefined());
  expect(screen.queryByRole('heading', { name: 'Errors' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  answer?.();
  expect(await screen.findByText('no price')).toBeInTheDocument();
  expect((await rows())[0]).toHaveTextContent('Live');
});

it('keeps the figures of the last time range until the next ones load', async () => {
  serve();
  open();
  await rows();
  let answer: (() => void) | undefined;
  api.get('/tex-admin/health', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return api.json({ from: at, to: at, parts: [aPart({ app: 'mfe-auth' })] } satisfies Health);
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last hour');
  await waitFor(() => expect(answer).toBeDefined());
  expect((await rows())[0]).toHaveTextContent('mfe-cart');
  answer?.();
  expect(await screen.findByText('mfe-auth', { selector: 'table *' })).toBeInTheDocument();
});

it('loads another time range, kept in the URL', async () => {
  const { asked } = serve();
  const { router } = open('?hours=168');
  await rows();
  expect(asked[0]?.get('hours')).toBe('168');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last hour');
  await waitFor(() => expect(asked.at(-1)?.get('hours')).toBe('1'));
  expect(router.state.location.search).toBe('?hours=1');
});

it('expands an error to its id, place and stack, and finds it by the Error ID that a user saw', async () => {
  const { askedErrors } = serve({ errors: [anError()] });
  open();
  const error = (await screen.findByText('no price')).closest('li') as HTMLElement;
  expect(error).toHaveTextContent('Page or widget crashed');
  expect(error).toHaveTextContent('3 times, last');
  await user.click(within(error).getByText('no price'));
  for (const text of ['E-XNVJV-1P1BX', 'mfe-cart /cart', '/marketplace/cart', 'at total (cart.js:1)'])
    expect(within(error).getByText(text)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search errors' }), 'E-XNVJV-1P1BX');
  await waitFor(() => expect(askedErrors.at(-1)?.get('search')).toBe('E-XNVJV-1P1BX'));
});

it('sorts errors by how often they happened', async () => {
  const { askedErrors } = serve({ errors: [anError()] });
  open();
  await screen.findByText('no price');
  expect(askedErrors.at(-1)?.get('sort')).toBe('lastAt,desc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most frequent');
  await waitFor(() => expect(askedErrors.at(-1)?.get('sort')).toBe('count,desc'));
});

it('says when there are no reports and no errors', async () => {
  serve({ parts: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No reports' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No errors' })).toBeInTheDocument();
});

it('says what failed to load, and retries on demand', async () => {
  serve();
  api.get('/tex-admin/health', () => api.json({ message: 'no' }, 403));
  open();
  await screen.findByRole('heading', { name: 'The figures could not be loaded' });
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

describe('the jobs', () => {
  const jobRows = async () =>
    within(await screen.findByRole('table', { name: 'Jobs' }))
      .getAllByRole('row')
      .slice(1);

  it('are shown with their attempts, last error and next attempt', async () => {
    const waiting = { id: '2', state: 'waiting', tries: 1, error: null, nextTryAt: at } as const;
    serve({ jobs: [aJob(), aJob(waiting), aJob({ id: '3', title: 'Delete expired records', state: 'running' })] });
    open();
    const [failed, next, running] = await jobRows();
    for (const text of ['Send an email', 'Failed', 'send-mail', '21', 'The mail server is away.'])
      expect(failed).toHaveTextContent(text);
    expect(next).toHaveTextContent(/Waiting.*4 Mar 2026/);
    expect(within(running as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/1 failed, 1 waiting\./)).toBeInTheDocument();
  });

  it('are paged when there are many', async () => {
    serve({ jobs: Array.from({ length: 45 }, (_, index) => aJob({ id: String(index), title: `Job ${index}` })) });
    open();
    expect(await jobRows()).toHaveLength(20);
    expect(screen.getByText('1 to 20 of 45')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('Job 44')).toBeInTheDocument();
    expect(await jobRows()).toHaveLength(5);
    expect(screen.getByText(/45 failed, 0 waiting/)).toBeInTheDocument();
  });

  it('are retried', async () => {
    serve({ jobs: [aJob()] });
    const asked: string[] = [];
    api.post('/tex-admin/jobs/:id/retry', ({ params }) => {
      asked.push(String(params.id));
      serve();
      return api.json({ success: true, message: '' });
    });
    open();
    await chooseAction('Send an email', 'Try again');
    expect(await screen.findByRole('heading', { name: 'No jobs' })).toBeInTheDocument();
    expect(asked).toEqual([aJob().id]);
  });

  it('are discarded after confirmation', async () => {
    serve({ jobs: [aJob()] });
    const asked: string[] = [];
    api.delete('/tex-admin/jobs/:id', ({ params }) => {
      asked.push(String(params.id));
      serve();
      return api.json({ success: true, message: '' });
    });
    open();
    await chooseAction('Send an email', 'Discard');
    const dialog = await screen.findByRole('alertdialog');
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'No jobs' })).toBeInTheDocument();
    expect(asked).toEqual([aJob().id]);
  });

  it('say when they failed to load', async () => {
    serve();
    api.get('/tex-admin/jobs', () => api.json({ message: 'no' }, 500));
    open();
    expect(await screen.findByRole('heading', { name: 'The jobs could not be loaded' })).toBeInTheDocument();
  });
});

describe('received mail', () => {
  const aMail = (fields: Partial<InboundMail> = {}): InboundMail => ({
    ...{ id: 'm1', state: 'set-aside', reason: 'It was sent to a mailing list.', from: 'news@other.example' },
    ...{ subject: 'Offers', ticket: null, receivedAt: at },
    ...fields,
  });
  const mailRows = async () =>
    within(await screen.findByRole('table', { name: 'Received mail' }))
      .getAllByRole('row')
      .slice(1);

  it('is shown with its sender, reason and ticket', async () => {
    const ticket = { id: 't1', number: 'TEX-2026-000123' };
    serve({ mails: [aMail(), aMail({ id: 'm2', state: 'noted', ticket, subject: '', from: null })] });
    open();
    const [aside, noted] = await mailRows();
    for (const text of ['Offers', 'Set aside', 'news@other.example', 'It was sent to a mailing list.'])
      expect(aside).toHaveTextContent(text);
    for (const text of ['No subject', 'Noted', 'Unknown sender']) expect(noted).toHaveTextContent(text);
    expect(within(noted as HTMLElement).getByRole('link', { name: 'TEX-2026-000123' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tickets\?ticket=t1$/),
    );
  });

  it('says when a download failed', async () => {
    serve({ mails: [aMail()] });
    api.get('/tex-admin/inbound-mail/:id/message', () => api.json({ message: 'no' }, 500));
    open();
    await chooseAction('Offers', 'Download');
    expect(await screen.findByText('The mail couldn’t be downloaded. Please try again.')).toBeInTheDocument();
  });

  it('says that there is none, or that it failed to load', async () => {
    serve();
    open();
    expect(await screen.findByRole('heading', { name: 'No mail set aside' })).toBeInTheDocument();
    api.get('/tex-admin/inbound-mail', () => api.json({ message: 'no' }, 500));
    await user.click(screen.getByRole('button', { name: 'Refresh mail' }));
    expect(await screen.findByRole('heading', { name: 'The received mail could not be loaded' })).toBeInTheDocument();
  });
});

it.each([
  ['lcp', 2_500, 'good', '2.5 s'],
  ['lcp', 4_001, 'poor', '4.0 s'],
  ['inp', 201, 'fair', '201 ms'],
  ['cls', 0.25, 'fair', '0.25'],
] as const)('%s of %p is %s and reads %s', (vital, value, verdict, text) => {
  expect(verdictOf(vital, value)).toBe(verdict);
  expect(vitalText(vital, value)).toBe(text);
});
