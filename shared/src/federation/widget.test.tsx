import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWidget } from '../testing/index.ts';
import { provideRemoteLoader, type RemoteModule } from './remote-loader.ts';
import { Widget } from './widget.tsx';

const Badge = () => <p>3 items</p>;
const Broken = () => {
  throw new Error('The badge broke.');
};
const asked: string[] = [];

/** Returns the list's entries, one per load, and then repeats the last; an error is a failed load. */
const serve = (...given: (RemoteModule['default'] | Error)[]) => {
  asked.length = 0;
  provideRemoteLoader(async (remote, expose) => {
    asked.push(`${remote} ${expose}`);
    const next = given[asked.length - 1] ?? given.at(-1) ?? Badge;
    if (next instanceof Error) throw next;
    return { default: next };
  });
};
const unreachable = new Error('Remote mfe-cart could not be loaded: no answer within 5 s.');

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const badge = (
  <>
    <p>before</p>
    <Widget
      name="mfe-cart/cart-badge"
      props={{}}
      placeholder={<p>waiting</p>}
      fallback={({ error, retry }) => (
        <>
          <p>{error.message}</p>
          <button onClick={retry}>Try Again</button>
        </>
      )}
    />
  </>
);

it('asks its remote for the widget and shows the placeholder until it is there', async () => {
  serve(Badge);
  renderWidget(badge);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('3 items')).toBeInTheDocument();
  expect(asked).toEqual(['mfe-cart ./widgets/cart-badge']);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ['cannot be loaded', unreachable, unreachable.message],
  ['breaks while it renders', Broken, 'The badge broke.'],
])('that %s keeps its place, and the page around it keeps working', async (_how, given, words) => {
  serve(given);
  renderWidget(badge);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('before')).toBeInTheDocument();
});

it('loads again on a retry, as often as needed', async () => {
  serve(unreachable, unreachable, Badge);
  renderWidget(badge);
  await screen.findByText(unreachable.message);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(unreachable.message);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('3 items')).toBeInTheDocument();
  expect(asked).toHaveLength(3);
});

it('leaves nothing behind when no fallback is given', async () => {
  serve(unreachable);
  const { container } = renderWidget(<Widget name="mfe-cart/cart-badge" props={{}} placeholder={<p>waiting</p>} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Notifications' });
  expect(await screen.findByRole('region')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(unreachable.message);
});

it.each([
  ['comes by itself when the connection is back, if it failed offline', false, '3 items', 2],
  ['is left to Try Again, if it failed online', true, unreachable.message, 1],
])('that could not be loaded %s', async (_what, isOnline, shown, loads) => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  serve(unreachable, Badge);
  renderWidget(badge);
  expect(await screen.findByText(unreachable.message)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(asked).toHaveLength(loads);
  onLine.mockRestore();
  random.mockRestore();
});

it('that broke is left alone when the connection is back', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  serve(Broken, Badge);
  renderWidget(badge);
  expect(await screen.findByText('The badge broke.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toHaveLength(1);
  random.mockRestore();
});
