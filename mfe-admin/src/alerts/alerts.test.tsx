import type { Alert, AlertList, AlertSettings } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from '../pages/settings.tsx';
import AlertCount from '../widgets/alert-count.tsx';
import AlertPanel from '../widgets/alert-list.tsx';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const alertOf = (minute: number, fields: Partial<Alert> = {}): Alert => ({
  ...{ id: `alert-${minute}`, kind: 'urgent_ticket', ticketId: `ticket-${minute}`, number: `TEX-2026-00000${minute}` },
  ...{
    subject: 'Punches are missing',
    name: 'Jo Fernandes',
    createdAt: `2026-11-20T10:0${minute}:00.000Z`,
    isNew: true,
  },
  ...fields,
});

let list: AlertList;
let seen: unknown[];
beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  list = { alerts: [alertOf(2), alertOf(1, { kind: 'demo_request', isNew: false })], unseen: 1 };
  seen = [];
  api.get('/tex-suite/alert', () => api.json(list));
  api.post('/tex-suite/alert/seen', async ({ request }) => {
    seen.push(await request.json());
    return api.json({ success: true, message: '' });
  });
});

const both = (onLeave = () => undefined) =>
  renderWidget(
    <>
      <AlertCount />
      <AlertPanel onLeave={onLeave} />
    </>,
  );

it('counts the new alerts, and none once they were shown', async () => {
  const count = renderWidget(<AlertCount />);
  expect(await screen.findByRole('img', { name: '1 new' })).toHaveTextContent('1');
  count.unmount();
  both();
  await screen.findByRole('list', { name: 'Alerts' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(seen).toEqual([{ until: alertOf(2).createdAt }]);
});

it('starts over with the next user', async () => {
  const first = both();
  await screen.findByRole('list', { name: 'Alerts' });
  first.unmount();
  renderWidget(<AlertCount />);
  expect(await screen.findByRole('img', { name: '1 new' })).toBeInTheDocument();
});

it('lists what needs an answer, each with its kind, its requester and a link to it', async () => {
  const left = jest.fn();
  both(left);
  const alerts = within(await screen.findByRole('list', { name: 'Alerts' }));
  const links = alerts.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tickets?ticket=ticket-2',
    '/tickets?ticket=ticket-1',
  ]);
  expect(links[0]).toHaveTextContent(/^Urgent ticketNewPunches are missingJo Fernandes · TEX-2026-000002/);
  expect(links[1]).toHaveTextContent(/^Demo requestPunches/);
  await user.click(screen.getByRole('link', { name: 'Alert settings' }));
  expect(left).toHaveBeenCalledTimes(1);
});

it('says that everything has been answered, and sends nothing to the server', async () => {
  list = { alerts: [], unseen: 0 };
  both();
  expect(await screen.findByText('No alerts. You’re all caught up.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(seen).toEqual([]);
});

it('offers to try again', async () => {
  api.get('/tex-suite/alert', () => api.json({}, 404));
  both();
  expect(await screen.findByRole('alert')).toHaveTextContent('The alerts could not be loaded.');
  api.get('/tex-suite/alert', () => api.json(list));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Alerts' })).toBeInTheDocument();
});

it('shows new alerts while the page is open', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  try {
    renderWidget(<AlertCount />);
    await screen.findByRole('img', { name: '1 new' });
    list = { alerts: [alertOf(3), ...list.alerts], unseen: 2 };
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByRole('img', { name: '2 new' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

describe('the settings', () => {
  const saved: AlertSettings[] = [];
  beforeEach(() => {
    saved.length = 0;
    const settings: AlertSettings = {
      ...{ bell: ['urgent_ticket', 'waiting_ticket', 'contact_message', 'demo_request'], mail: [] },
      ...{ teamAddress: '', waitingHours: 24, version: 'v1' },
    };
    api.get('/tex-suite/alert/settings', () => api.json(settings));
    api.put('/tex-suite/alert/settings', async ({ request }) => {
      saved.push((await request.json()) as AlertSettings);
      return api.json({ ...saved.at(-1), version: 'v2' });
    });
  });
  const open = () => renderPage(SettingsPage, { path: '/settings', at: '/settings?section=alerts' });
  const choice = async (kind: string, name: string) =>
    within(await screen.findByRole('group', { name: kind })).getByRole('checkbox', { name });

  it('choose how each kind arrives, and where the team gets it', async () => {
    open();
    await user.click(await choice('Demo request', 'Bell'));
    await user.click(await choice('Urgent ticket', 'Email'));
    await user.type(screen.getByRole('textbox', { name: /Team email/ }), ' desk@tex.example');
    await user.clear(screen.getByRole('textbox', { name: /in hours/ }));
    await user.type(screen.getByRole('textbox', { name: /in hours/ }), '8');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Alert settings saved.')).toBeInTheDocument();
    expect(saved).toEqual([
      {
        ...{ bell: ['urgent_ticket', 'waiting_ticket', 'contact_message'], mail: ['urgent_ticket'] },
        ...{ teamAddress: 'desk@tex.example', waitingHours: 8, version: 'v1' },
      },
    ]);
  });

  it('refuse an invalid address or number of hours', async () => {
    open();
    await user.type(await screen.findByRole('textbox', { name: /Team email/ }), 'desk');
    await user.clear(screen.getByRole('textbox', { name: /in hours/ }));
    await user.type(screen.getByRole('textbox', { name: /in hours/ }), '0');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Enter an email address/)).toBeInTheDocument();
    expect(screen.getByText('Enter a whole number from 1 to 720.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
