import type { OwnReview, Review, ReviewPage } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderWidget, settle, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../structured-data/product.ts';
import { aModule, many } from '../testing/factories.ts';
import { Reviews } from './reviews.tsx';

// Rendering with real requests is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
const api = fakeApi();
const pointer = userEvent.setup();
const PATH = '/tex-admin/modules/attendance/reviews';
const OWN = '/tex-suite/user/module/attendance/review';

const aReview = (fields: Partial<Review> = {}): Review => ({
  id: 'r1',
  stars: 4,
  title: 'Reliable',
  text: 'Not a single lost punch.',
  author: 'Uma R.',
  createdAt: '2026-11-02T10:00:00Z',
  editedAt: null,
  ...fields,
});

const aPage = (content: Review[], fields: Partial<ReviewPage> = {}): ReviewPage => ({
  ...{ content, page: 0, size: 6, totalElements: content.length, totalPages: 1 },
  ...{ average: 4.25, total: content.length, distribution: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 } },
  ...fields,
});

const nothing: OwnReview = { mayReview: true, review: null };
const own: OwnReview = {
  mayReview: true,
  review: {
    ...{ id: 'r1', stars: 4, title: 'Reliable', text: 'Not a single lost punch.', status: 'published' },
    ...{ hiddenReason: null, createdAt: '2026-11-02T10:00:00Z', version: 'v1' },
  },
};

/** Serves the pages of reviews and records the requests. */
const serve = (answer: (query: URLSearchParams) => ReviewPage) => {
  const asked: string[] = [];
  api.get(PATH, ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    return api.json(answer(searchParams));
  });
  return asked;
};

const open = async (as: OwnReview | null = null, module = aModule({ reviewCount: 4 })) => {
  if (as) api.get(OWN, () => api.json(as));
  signInAs(as ? aUser() : null);
  renderWidget(<Reviews module={module} />);
  await settle();
  if (module.reviewCount !== undefined && !module.comingSoon) await screen.findByRole('region', { name: 'Reviews' });
};
const section = () => screen.getByRole('region', { name: 'Reviews' });
const press = (name: string | RegExp) => pointer.click(screen.getByRole('button', { name }));

describe('the reviews of a module', () => {
  it('show average, distribution and each review with its author and day [A-47]', async () => {
    serve(() => aPage([aReview({ editedAt: '2026-11-05T10:00:00Z' })], { total: 4 }));
    await open();
    expect(section()).toHaveTextContent('4.34.25 out of 5 stars4 reviews');
    expect(screen.getByRole('button', { name: '5 stars: 2 reviews' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '1 star: 0 reviews' })).toBeDisabled();
    const review = within(screen.getByRole('article'));
    expect(review.getByRole('heading', { name: 'Reliable' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('article')).toHaveTextContent('Uma R., subscriber2 Nov 2026, edited 5 Nov 2026');
  });

  it('can be sorted, filtered by stars and continued', async () => {
    const asked = serve((query) => {
      const page = Number(query.get('page') ?? 0);
      const content = many(page === 0 ? 6 : 2, (n) => aReview({ id: `p${page}-${n}`, title: `Title ${page}-${n}` }));
      return aPage(content, { totalElements: 8, total: 8 });
    });
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await press('Show more reviews');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
    await pointer.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews by' }), 'Lowest rating');
    await press('4 stars: 1 review');
    await waitFor(() => expect(asked.at(-1)).toBe('size=6&sort=lowest&stars=4'));
    expect(screen.getByRole('button', { name: '4 stars: 1 review' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked.slice(0, 2)).toEqual(['size=6', 'size=6&page=1']);
  });

  it('invite visitors to sign in, and don’t let them report without that', async () => {
    serve(() => aPage([aReview()]));
    await open();
    expect(within(section()).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
  });

  it('say when there are none, and who may write one', async () => {
    serve(() => aPage([], { average: null, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }));
    await open({ mayReview: false, review: null }, aModule({ reviewCount: 0 }));
    expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
    expect(section()).toHaveTextContent('Only people whose organization has subscribed to Attendance');
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    let fails = true;
    api.get(PATH, () => (fails ? api.json({ message: 'no' }, 500) : api.json(aPage([aReview()]))));
    await open();
    expect(await screen.findByText('The reviews could not be loaded.', {}, { timeout: 10_000 })).toBeInTheDocument();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('article')).toBeInTheDocument();
  }, 20_000);

  it.each([
    ['before its release', aModule({ comingSoon: true, reviewCount: 0 })],
    ['of an API without reviews', aModule()],
  ])('are not shown %s', async (_when, module) => {
    await open(null, module);
    expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
  });
});

describe('writing a review', () => {
  const take = (answer = () => api.json(own)) => {
    const taken: unknown[] = [];
    api.put(OWN, async ({ request }) => {
      taken.push(await request.json());
      return answer();
    });
    return taken;
  };
  const write = async () => {
    await press('Write a review');
    await pointer.click(await screen.findByRole('radio', { name: '4 stars: Very good' }));
    await pointer.type(screen.getByRole('textbox', { name: 'Your review' }), ' Not a single lost punch. ');
  };
  beforeEach(() => {
    sessionStorage.clear();
    serve(() => aPage([aReview()]));
  });

  it('sends stars and text, then shows the review', async () => {
    await open(nothing);
    const taken = take();
    await write();
    api.get(OWN, () => api.json(own));
    await press('Publish review');
    expect(await screen.findByText('You reviewed Attendance on 2 Nov 2026.')).toBeInTheDocument();
    expect(taken).toEqual([{ stars: 4, title: '', text: 'Not a single lost punch.', version: null }]);
    expect(within(screen.getByRole('article')).getByText('Your review')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  });

  it('names what is missing, and sends nothing', async () => {
    await open(nothing);
    const taken = take();
    await press('Write a review');
    await pointer.type(await screen.findByRole('textbox', { name: 'Your review' }), 'Short');
    await press('Publish review');
    expect(screen.getByText('Choose between one and five stars.')).toBeInTheDocument();
    expect(screen.getByText('Write at least 10 characters.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^1 star/ })).toHaveFocus());
    expect(taken).toEqual([]);
  });

  it('keeps the text when there is no answer, and after a reload', async () => {
    await open(nothing);
    take(() => api.lost() as never);
    await write();
    await press('Publish review');
    expect(await screen.findByText(/We kept what you wrote/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue(' Not a single lost punch. ');
    expect(sessionStorage.getItem('marketplace-draft-review-attendance')).toContain('Not a single lost punch.');
  });

  it('changes the version that is shown', async () => {
    await open(own);
    const taken = take();
    await press('Edit review');
    expect(await screen.findByRole('radio', { name: '4 stars: Very good' })).toBeChecked();
    await pointer.click(screen.getByRole('radio', { name: '2 stars: Fair' }));
    await press('Save review');
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toMatchObject({ stars: 2, title: 'Reliable', version: 'v1' });
  });

  it('deletes it after a confirmation', async () => {
    await open(own);
    let deleted = 0;
    api.delete(OWN, () => {
      deleted += 1;
      return api.json(nothing);
    });
    await press('Delete');
    expect(deleted).toBe(0);
    api.get(OWN, () => api.json(nothing));
    await pointer.click(await screen.findByRole('button', { name: 'Delete review' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeInTheDocument();
    expect(deleted).toBe(1);
  });

  it('says why it is hidden, and does not offer to delete it', async () => {
    await open({ ...own, review: own.review && { ...own.review, status: 'hidden', hiddenReason: 'It names Uma.' } });
    expect(section()).toHaveTextContent('A moderator hid your review, so only you can see it. Reason: It names Uma.');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

it('reports someone else’s review with a reason', async () => {
  serve(() => aPage([aReview({ id: 'r7', author: 'Bala K.' })]));
  await open(own);
  const taken: unknown[] = [];
  api.post('/tex-suite/review/r7/report', async ({ request }) => {
    taken.push(await request.json());
    return api.json({ success: true, message: 'Thanks' });
  });
  await press('Report the review by Bala K.');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
  await pointer.selectOptions(dialog.getByRole('combobox'), 'Names or personal data');
  await pointer.type(dialog.getByRole('textbox'), 'It names me.');
  await pointer.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(taken).toEqual([{ reason: 'personal_data', note: 'It names me.' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('structured data', () => {
  const data = (fields: Parameters<typeof aModule>[0], reviews: Review[] = []) =>
    product(aModule(fields), reviews, 'TEX', (to) => to) as Record<string, unknown>;

  it('has a rating only from real reviews, never the one on the cards [A-47]', () => {
    expect(data({ rating: 4.5 })).not.toHaveProperty('aggregateRating');
    expect(data({ rating: 4.5, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
    const reviewed = data({ rating: 4.25, reviewCount: 4 }, [aReview()]);
    expect(reviewed.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.25, reviewCount: 4 });
    expect(reviewed.review).toMatchObject([{ author: { name: 'Uma R.' }, reviewRating: { ratingValue: 4 } }]);
  });
});
