import type { Locations } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GeoLocationPage from '../pages/geo-location.tsx';
import { freshnessOf } from './freshness.ts';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const person = (userId: string, name: string, seconds: number) => ({
  ...{ userId, name, lat: 12.97, lng: 77.59, accuracy: 18, speed: 1.2, fixTime: ago(seconds), sequence: 3 },
  source: 'browser' as const,
});
const known = (): Locations => ({
  sites: [
    {
      ...{ id: 'plant', name: 'Bengaluru plant', address: '12 Sample Road', lat: 13.0285, lng: 77.5193, radius: 600 },
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
  ],
  positions: [person('uma', 'Uma Rao', 20), person('bala', 'Bala Krishnan', 400)],
  sequence: 3,
});

const open = (query = '') => renderPage(GeoLocationPage, { path: '/geo-location', at: `/geo-location${query}` });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Sites and people' }))
    .getAllByRole('row')
    .slice(1);

/** A fake geolocation API whose position the test moves. */
const fakeGeolocation = () => {
  const watches = new Map<number, PositionCallback>();
  const geolocation = {
    watchPosition: (tell: PositionCallback) => {
      watches.set(watches.size + 1, tell);
      return watches.size;
    },
    clearWatch: (id: number) => watches.delete(id),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const coords = { latitude: 9.93, longitude: 76.26, accuracy: 12, speed: null };
  const move = () =>
    watches.forEach((tell) => tell({ coords, timestamp: Date.now() } as unknown as GeolocationPosition));
  return { watches, move };
};

let streams: string[] = [];
beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  streams = [];
  api.get('/tex-suite/locations', () => api.json(known()));
  api.get('/tex-suite/locations/sharing', () => api.json({ sharing: false, agreedAt: null, version: 1 }));
  api.get('/tex-suite/locations/live', () => {
    const text = streams.shift();
    return text === undefined
      ? api.json({}, 503)
      : new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [0, 'online'],
  [119, 'online'],
  [121, 'stale'],
  [899, 'stale'],
  [901, 'offline'],
])('counts a position from %i seconds ago as %s', (seconds, freshness) => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(freshnessOf(new Date(now - seconds * 1_000).toISOString(), now)).toBe(freshness);
});

it('lists everything on the map in a table [ROUTE-17]', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Loading locations' })).toBeInTheDocument();
  const [site, bala, uma] = await rows();
  for (const text of ['Bengaluru plant', 'Site', '12 Sample Road', '13.0285° N, 77.5193° E'])
    expect(site).toHaveTextContent(text);
  for (const text of ['Bala Krishnan', 'Stale', 'Within 18 m, 4 km/h']) expect(bala).toHaveTextContent(text);
  for (const text of ['Uma Rao', 'Online']) expect(uma).toHaveTextContent(text);
  expect(screen.getByRole('application', { name: /^World map\. Sites: 1\. People: 2\./ })).toBeInTheDocument();
});

it('follows the stream: moves people, and removes those who stop sharing', async () => {
  const event = { positions: [{ ...person('uma', 'Uma Rao', 5), lat: 20.5, sequence: 4 }], sharing: ['uma'] };
  streams.push(`id: 4\nevent: positions\ndata: ${JSON.stringify(event)}\n\n`);
  open();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[1]).toHaveTextContent('20.5000° N');
});

it('keeps selection, search and filter in the URL', async () => {
  const { router } = open('?show=people');
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Uma Rao' }));
  expect(new URLSearchParams(router.state.location.search).get('selected')).toBe('person:uma');
  expect(screen.getByRole('button', { name: 'Uma Rao' })).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'People online');
  expect(await rows()).toHaveLength(1);
});

describe('a site', () => {
  it('is added once every field is valid', async () => {
    const taken: unknown[] = [];
    api.post('/tex-suite/locations/sites', async ({ request }) => {
      taken.push(await request.json());
      return api.json({ ...known().sites[0], id: 'new', name: 'Kochi yard' }, 201);
    });
    const { router } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a site' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a site' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Kochi yard');
    await user.type(dialog.getByRole('textbox', { name: 'Latitude' }), '91');
    await user.click(dialog.getByRole('button', { name: 'Add site' }));
    expect(dialog.getByText('Enter degrees from -90 to 90, such as 12.9716.')).toBeInTheDocument();
    expect(dialog.getByText('Enter an address.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), '1 Road');
    await user.clear(dialog.getByRole('textbox', { name: 'Latitude' }));
    await user.type(dialog.getByRole('textbox', { name: 'Latitude' }), '9.93');
    await user.type(dialog.getByRole('textbox', { name: 'Longitude' }), '76.26');
    await user.click(dialog.getByRole('button', { name: 'Add site' }));
    await waitFor(() =>
      expect(taken).toEqual([{ name: 'Kochi yard', address: '1 Road', lat: 9.93, lng: 76.26, radius: 200 }]),
    );
    expect(await screen.findByText('Kochi yard added.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?selected=site%3Anew'));
  });

  it('has a form with its own URL, which asks before input is lost', async () => {
    const { router } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Bengaluru plant' }));
    expect(router.state.location.search).toBe('?edit=plant');
    const form = () => screen.queryByRole('dialog', { name: 'Edit Bengaluru plant' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await user.keyboard('{Escape}');
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    // The dialog accepts the pointer a moment after it opens.
    await waitFor(() => expect(keep.ownerDocument.activeElement?.closest('[role=alertdialog]')).toContainElement(keep));
    await user.click(keep);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Bengaluru plant 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    expect(question.getByText('If you leave now, you’ll lose your changes to Bengaluru plant.')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(form()).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('closes without a confirm dialog when nothing was typed', async () => {
    const { router } = open('?edit=new');
    await user.click(within(await screen.findByRole('dialog', { name: 'Add a site' })).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('keeps the input after a conflict', async () => {
    api.put('/tex-suite/locations/sites/plant', () => api.json({ message: 'Changed by somebody else.' }, 409));
    open();
    await user.click(await screen.findByRole('button', { name: 'Edit Bengaluru plant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bengaluru plant' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Changed by somebody else.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Bengaluru plant 2');
  });

  it('shows a server error once, at the field', async () => {
    const errors = [{ field: 'name', message: 'A site has this name already.' }];
    api.put('/tex-suite/locations/sites/plant', () => api.json({ message: errors[0]?.message, errors }, 400));
    open();
    await user.click(await screen.findByRole('button', { name: 'Edit Bengaluru plant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bengaluru plant' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.type(name, ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('A site has this name already.');
    expect(dialog.getAllByText('A site has this name already.')).toHaveLength(1);
  });

  it('is removed after confirmation', async () => {
    const removed: string[] = [];
    api.delete('/tex-suite/locations/sites/:id', ({ params }) => {
      removed.push(String(params['id']));
      return api.json({ success: true, message: '' });
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Remove Bengaluru plant' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove site' }));
    await waitFor(() => expect(removed).toEqual(['plant']));
  });
});

it('shares nothing before consent, and stops on request', async () => {
  const { watches, move } = fakeGeolocation();
  const sent: unknown[] = [];
  api.put('/tex-suite/locations/sharing', () => api.json({ sharing: true, agreedAt: ago(0), version: 1 }));
  api.delete('/tex-suite/locations/sharing', () => api.json({ sharing: false, agreedAt: null, version: 1 }));
  api.post('/tex-suite/locations/position', async ({ request }) => {
    sent.push(await request.json());
    return api.json({}, 202);
  });
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share my location' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Share my location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your location?' }));
  expect(dialog.getByText(/for 30 days/)).toBeInTheDocument();
  expect(watches.size).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Agree and share' }));
  await waitFor(() => expect(watches.size).toBe(1));
  // Only the latest of the moves between two sends is sent.
  move();
  move();
  move();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ lat: 9.93, lng: 76.26, accuracy: 12, speed: null });
  await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(watches.size).toBe(0));
  expect(await screen.findByRole('button', { name: 'Share my location' })).toBeInTheDocument();
});

it('says that the locations failed to load, and retries on request', async () => {
  api.get('/tex-suite/locations', () => api.json({ message: 'no' }, 403));
  open();
  expect(await screen.findByRole('heading', { name: 'The locations could not be loaded' })).toBeInTheDocument();
  api.get('/tex-suite/locations', () => api.json(known()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});
