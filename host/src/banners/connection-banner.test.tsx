import { networkAtom } from '@marketplace/shared/offline';
import { fakeClock, renderWidget } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { ConnectionBanner } from './connection-banner.tsx';

const clock = fakeClock();
const store = getDefaultStore();
const go = (online: boolean) => act(() => store.set(networkAtom, (was) => ({ ...was, online })));
const start = store.get(networkAtom);
afterEach(() => act(() => store.set(networkAtom, start)));

const banner = () => screen.queryByRole('alert');

describe('the connection banner', () => {
  it('says that there is no connection [OFFLINE-01, A-39]', () => {
    renderWidget(<ConnectionBanner />);
    expect(banner()).not.toBeInTheDocument();
    go(false);
    const shown = within(screen.getByRole('alert'));
    expect(shown.getByText('No Internet Connection')).toBeInTheDocument();
    expect(shown.getByText('Some features may not work properly')).toBeInTheDocument();
  });

  it('disappears after 10 s [OFFLINE-02, CONST-16]', async () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    await clock.pass(9_999);
    expect(banner()).toBeInTheDocument();
    await clock.pass(1);
    expect(banner()).not.toBeInTheDocument();
  });

  it('can be closed, and shows again at the next loss [OFFLINE-02]', async () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    await clock.user().click(screen.getByRole('button', { name: 'Close' }));
    expect(banner()).not.toBeInTheDocument();
    go(true);
    expect(screen.queryByText('No Internet Connection')).not.toBeInTheDocument();
    go(false);
    expect(banner()).toBeInTheDocument();
  });

  it('shows again with its details closed [OFFLINE-09]', async () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    await clock.user().click(screen.getByRole('button', { name: 'Details' }));
    await clock.user().click(screen.getByRole('button', { name: 'Close' }));
    go(true);
    expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('disappears as soon as the connection is back [OFFLINE-01]', () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    go(true);
    expect(screen.queryByText('No Internet Connection')).not.toBeInTheDocument();
  });

  it('says for 3 s how the connection came back [OFFLINE-03, CONST-16]', async () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    await clock.pass(20_000);
    go(true);
    expect(screen.getByText('Connection Restored')).toBeInTheDocument();
    expect(screen.getByText('Back online')).toBeInTheDocument();
    await clock.pass(2_999);
    expect(screen.getByText('Connection Restored')).toBeInTheDocument();
    await clock.pass(1);
    expect(screen.queryByText('Connection Restored')).not.toBeInTheDocument();
  });

  it('shows nothing if the connection was there from the start [OFFLINE-03]', () => {
    renderWidget(<ConnectionBanner />);
    expect(screen.queryByText('Details')).not.toBeInTheDocument();
  });

  it('counts the attempts from the second loss on [OFFLINE-08]', () => {
    renderWidget(<ConnectionBanner />);
    act(() => store.set(networkAtom, (was) => ({ ...was, online: false, offlineCount: 1 })));
    expect(screen.queryByText(/Attempt/)).not.toBeInTheDocument();
    act(() => store.set(networkAtom, (was) => ({ ...was, offlineCount: 2 })));
    expect(screen.getByText('Attempt 2')).toBeInTheDocument();
  });

  it('shows what is known about the connection under Details [OFFLINE-09]', async () => {
    renderWidget(<ConnectionBanner />);
    go(false);
    await clock.user().click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getAllByText('unknown')).toHaveLength(4);
    expect(screen.queryByText(/Data saver/)).not.toBeInTheDocument();
    act(() =>
      store.set(networkAtom, (was) => ({
        ...was,
        type: 'wifi',
        effectiveType: '3g',
        downlink: 1.2,
        rtt: 150,
        saveData: true,
      })),
    );
    for (const value of ['wifi', '3g', '1.2 Mbps', '150 ms', /Data saver is on/])
      expect(screen.getByText(value)).toBeInTheDocument();
  });
});
