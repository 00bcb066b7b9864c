import { fakeApi, renderWidget } from '@marketplace/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import Newsletter from '../widgets/newsletter.tsx';

const api = fakeApi();
const STATUS = '/tex-suite/newsletter/status/:email';
const SUBSCRIBE = '/tex-suite/newsletter/:email';

const field = () => screen.getByRole('textbox', { name: 'Email for the newsletter' });

const submit = async (email = 'asha@tex.example') => {
  const user = userEvent.setup();
  renderWidget(<Newsletter />);
  if (email) await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
};

const notSubscribed = () => api.get(STATUS, () => api.json({ status: 404 }, 404));

it('is one required field of type email, which the page validates itself [NEWS-01]', () => {
  renderWidget(<Newsletter />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('type', 'email');
  expect(field().closest('form')).toHaveAttribute('novalidate');
});

it('asks for an address when the field is blank, and calls no API [VALID-12]', async () => {
  await submit('');
  expect(screen.getByText('Please enter your email address')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

it('subscribes and says thanks, with the address encoded [NEWS-02, NEWS-11]', async () => {
  const posted: string[] = [];
  notSubscribed();
  api.post(SUBSCRIBE, ({ request }) => {
    posted.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return api.json({ success: true, message: '' });
  });
  await submit('asha+news@tex.example');
  const thanks = 'Successfully subscribed! Thank you for joining our newsletter.';
  expect(await screen.findByText(thanks)).toBeInTheDocument();
  expect(posted).toEqual([encodeURIComponent('asha+news@tex.example')]);
  expect(field()).toHaveValue('');
});

it('is busy while it submits [NEWS-02]', async () => {
  api.get(STATUS, async () => {
    await delay('infinite');
  });
  await submit();
  expect(await screen.findByRole('button', { name: 'Subscribing' })).toBeDisabled();
});

describe('an address that is subscribed already', () => {
  it.each([
    ['the status in the body', { status: 200 }, 200],
    ['the status in the body, whatever the HTTP code', { status: 200 }, 202],
    ['the HTTP code when the body has no status', {}, 200],
  ])('is recognized by %s, and nothing is posted [NEWS-06]', async (_, body, status) => {
    api.get(STATUS, () => api.json(body, status));
    await submit();
    expect(await screen.findByText("You're already subscribed to our newsletter!")).toBeInTheDocument();
  });

  it('is not one whose body says 404, even in a 200 response [NEWS-06]', async () => {
    api.get(STATUS, () => api.json({ status: 404 }));
    api.post(SUBSCRIBE, () => api.json({ success: true }));
    await submit();
    expect(await screen.findByText(/Successfully subscribed/)).toBeInTheDocument();
  });
});

it('subscribes even if the status can’t be loaded [NEWS-06]', async () => {
  api.get(STATUS, () => api.lost());
  api.post(SUBSCRIBE, () => api.json({ success: true }));
  await submit();
  expect(await screen.findByText(/Successfully subscribed/)).toBeInTheDocument();
});

describe('a refusal', () => {
  it.each([
    ['NEWS-05', 'Already Subscribed here', 409, "You're already subscribed to our newsletter!"],
    ['NEWS-07', 'Give a valid email', 400, 'Please enter a valid email address'],
    ['NEWS-08', 'Slow down', 429, 'Too many requests. Please try again later.'],
    ['NEWS-09', 'Broken', 500, 'Server error. Please try again later.'],
    ['NEWS-09', 'Away', 503, 'Server error. Please try again later.'],
    ['NEWS-10', 'No such thing', 404, 'Failed to subscribe. Please try again.'],
  ])('[%s] that says "%s" with %i reads: %s', async (_, message, status, text) => {
    notSubscribed();
    api.post(SUBSCRIBE, () => api.json({ message }, status));
    await submit();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('without a response reads as the last text [NEWS-10]', async () => {
    notSubscribed();
    api.post(SUBSCRIBE, () => api.lost());
    await submit();
    expect(await screen.findByText('Failed to subscribe. Please try again.')).toBeInTheDocument();
  });
});

describe('an extra line', () => {
  it('asks to confirm, next to the success text [NEWS-11]', async () => {
    notSubscribed();
    api.post(SUBSCRIBE, () => api.json({ success: true }));
    await submit();
    expect(
      await screen.findByText('Successfully subscribed! Thank you for joining our newsletter.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Check your inbox to confirm.')).toBeInTheDocument();
  });

  it.each([
    ['30', 'Try again in 30 seconds.'],
    ['600', 'Try again in 10 minutes.'],
    ['7300', 'Try again in 3 hours.'],
  ])('says how long to wait after too many requests: Retry-After %s [NEWS-08]', async (seconds, advice) => {
    notSubscribed();
    api.post(SUBSCRIBE, () => api.json({ message: 'Slow down' }, 429, { 'retry-after': seconds }));
    await submit();
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
  });

  it('says when the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    notSubscribed();
    api.post(SUBSCRIBE, () => api.lost());
    await submit();
    expect(await screen.findByText('You’re offline. Connect to the internet and try again.')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the message', () => {
  const refuse = () => {
    renderWidget(<Newsletter />);
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  };
  const message = () => screen.queryByText('Please enter your email address');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hides 5 s after the submit [NEWS-03, CONST-15]', () => {
    refuse();
    act(() => jest.advanceTimersByTime(4_900));
    expect(message()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(message()).not.toBeInTheDocument();
  });

  it('stays its own 5 s after a second submit [NEWS-03]', () => {
    refuse();
    act(() => jest.advanceTimersByTime(4_000));
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    act(() => jest.advanceTimersByTime(4_000));
    expect(message()).toBeInTheDocument();
  });

  it('hides when the field is edited [NEWS-04]', () => {
    refuse();
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(message()).not.toBeInTheDocument();
  });
});

describe('a success', () => {
  const layer = window as Window & { dataLayer?: unknown };
  afterEach(() => delete layer.dataLayer);

  it('sends an engagement event to the analytics layer [NEWS-12]', async () => {
    const events: unknown[] = [];
    layer.dataLayer = events;
    notSubscribed();
    api.post(SUBSCRIBE, () => api.json({ success: true }));
    await submit();
    await waitFor(() => expect(events).toEqual([{ event: 'newsletter_subscribe', category: 'engagement' }]));
  });

  it('sends none when the sign-up was refused [NEWS-12]', async () => {
    const events: unknown[] = [];
    layer.dataLayer = events;
    notSubscribed();
    api.post(SUBSCRIBE, () => api.json({ message: 'no' }, 400));
    await submit();
    await screen.findByText('Failed to subscribe. Please try again.');
    expect(events).toEqual([]);
  });
});
