import type { ManagedReview, ManagedReviewDetail } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReviewModerationPage from '../pages/review-moderation.tsx';

configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const aReview = (fields: Partial<ManagedReview> = {}): ManagedReview => ({
  ...{ id: 'r1', moduleId: 'people', moduleName: 'People', organization: 'Meridian Components', stars: 2 },
  author: { id: 'u1', name: 'Uma Rao', email: 'uma@tex.example' },
  ...{ title: 'Call me', text: 'Cheaper licences from me.', status: 'published', openReports: 2 },
  ...{ createdAt: '2026-11-02T10:00:00Z', editedAt: null },
  ...fields,
});
const aDetail = (fields: Partial<ManagedReviewDetail> = {}): ManagedReviewDetail => ({
  ...aReview(),
  ...{ hiddenReason: null, hiddenBy: null, hiddenAt: null, version: 'v1' },
  reports: [
    {
      reporter: { id: 'u2', name: 'Bala Krishnan' },
      ...{ reason: 'spam', note: 'An advertisement.', createdAt: '2026-11-03T10:00:00Z', closedAt: null },
    },
  ],
  ...fields,
});

const serve = (reviews: ManagedReview[], detail: () => ManagedReviewDetail = aDetail) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-admin/review', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: reviews, page: 0, size: 20, totalElements: reviews.length, totalPages: 1 });
  });
  api.get('/tex-admin/review/r1', () => api.json(detail()));
  return asked;
};
const open = (at = '/review-moderation') => renderPage(ReviewModerationPage, { path: '/review-moderation', at });
const panel = () => screen.findByRole('dialog', { name: 'Review by Uma Rao' });
const take = (detail: () => ManagedReviewDetail) => {
  const taken: unknown[] = [];
  api.put('/tex-admin/review/r1/status', async ({ request }) => {
    taken.push(await request.json());
    return api.json(detail());
  });
  return taken;
};

beforeEach(() => signInAs(aUser({ role: 'ADMIN' })));

it('lists reported reviews, most recently reported first, and keeps its filters in the URL', async () => {
  const asked = serve([aReview()]);
  const { router } = open();
  const [, row] = within(await screen.findByRole('table', { name: 'Reviews' })).getAllByRole('row');
  for (const text of [
    'Call me',
    'Cheaper licences',
    '2 out of 5',
    'People',
    'Uma Rao',
    'Meridian',
    '2 reports',
    '2 Nov 2026',
  ])
    expect(row).toHaveTextContent(text);
  expect([asked[0]?.get('status'), asked[0]?.get('sort')]).toEqual(['reported', 'reported,desc']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
  await waitFor(() => expect(asked.at(-1)?.has('status')).toBe(false));
  expect(router.state.location.search).toBe('?status=all');
});

it('offers all reviews when nothing is reported', async () => {
  const asked = serve([]);
  open();
  expect(await screen.findByRole('heading', { name: 'No reported reviews' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(asked.at(-1)?.has('status')).toBe(false));
});

it('hides a review with a reason', async () => {
  let isHidden = false;
  const detail = () => aDetail(isHidden ? { status: 'hidden', hiddenReason: 'Spam', hiddenBy: 'Anita Desai' } : {});
  serve([aReview()], detail);
  const taken = take(detail);
  open('/review-moderation?review=r1');
  const shown = within(await panel());
  expect(await shown.findByText('An advertisement.')).toBeInTheDocument();
  await user.click(await shown.findByRole('button', { name: 'Hide review' }));
  expect(shown.getByText('Enter a reason. The author will see it.')).toBeInTheDocument();
  expect(taken).toEqual([]);
  await user.type(shown.getByRole('textbox', { name: 'Reason' }), ' Spam ');
  isHidden = true;
  await user.click(shown.getByRole('button', { name: 'Hide review' }));
  expect(await shown.findByText(/Hidden by Anita Desai/)).toBeInTheDocument();
  expect(taken).toEqual([{ status: 'hidden', reason: 'Spam', version: 'v1' }]);
});

it('shows a hidden review again, and an undo hides it for the same reason', async () => {
  const hidden = aDetail({ status: 'hidden', hiddenReason: 'Spam', reports: [], openReports: 0 });
  serve([], () => hidden);
  const taken = take(() => ({ ...hidden, status: 'published', hiddenReason: null, version: 'v2' }));
  open('/review-moderation?review=r1');
  await user.click(await within(await panel()).findByRole('button', { name: 'Publish again' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Review hidden again. Uma Rao gets an email.')).toBeInTheDocument();
  expect(taken).toEqual([
    { status: 'published', version: 'v1' },
    { status: 'hidden', reason: 'Spam', version: 'v2' },
  ]);
});

it('dismisses reports', async () => {
  let dismissed = 0;
  serve([aReview()]);
  api.post('/tex-admin/review/r1/dismiss', () => {
    dismissed += 1;
    return api.json({ success: true, message: 'Done' });
  });
  open('/review-moderation?review=r1');
  await user.click(await within(await panel()).findByRole('button', { name: 'Dismiss reports' }));
  await waitFor(() => expect(dismissed).toBe(1));
});

it('says when a review does not exist', async () => {
  serve([]);
  api.get('/tex-admin/review/r9', () => api.json({ message: 'no' }, 404));
  open('/review-moderation?review=r9');
  expect(await screen.findByRole('heading', { name: 'This review doesn’t exist' })).toBeInTheDocument();
});
