import type { ComposedRemote, Overrides } from '@marketplace/shared/contracts';
import { settle } from '@marketplace/shared/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { setRemoteState } from '../federation/remote-states.ts';
import { aComposition, aRemote } from '../testing/render-host.tsx';
import { compositionAtom } from './composition-atom.ts';
import { CompositionTool } from './composition-tool.tsx';
import { KEPT_OVERRIDES, keepOverrides } from './kept-overrides.ts';

const nobody: Overrides = { open: false, applied: [], refused: [] };
const cart = aRemote({ name: 'mfe-cart', team: 'Checkout', release: '1.0.0-live' });
const compositionWith = (overrides: Partial<Overrides>, remotes: ComposedRemote[] = [cart]) => ({
  ...aComposition(...remotes),
  overrides: { ...nobody, ...overrides },
});
const show = async (overrides: Partial<Overrides>) => {
  getDefaultStore().set(compositionAtom, compositionWith(overrides));
  render(<CompositionTool />);
  await settle();
};
const shortcut = async () => {
  fireEvent.keyDown(window, { key: 'M', ctrlKey: true, shiftKey: true });
  await settle();
};

/** The dialog loads its library; compiling it should not count as test time. */
jest.setTimeout(20_000);
beforeAll(() => import('./composition-panel.tsx'), 60_000);
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(
      JSON.stringify({
        'mfe-cart': [{ id: '1.1.0-next', version: '1.1.0', gitRevision: null, builtAt: '2026-11-20T10:00:00Z' }],
      }),
    ),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/marketplace/');
});

it('is hidden where releases can’t be swapped', async () => {
  await show({});
  await shortcut();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists the composition at Ctrl-Shift-M: releases, teams, states', async () => {
  setRemoteState('mfe-cart', { phase: 'ready', release: '1.0.0-live', milliseconds: 41.6 });
  await show({ open: true });
  await shortcut();
  const row = within(await screen.findByRole('row', { name: /mfe-cart/ }));
  expect(row.getByText('Checkout')).toBeInTheDocument();
  expect(row.getByText('Loaded in 42 ms')).toBeInTheDocument();
  expect(screen.getByText('Set set-1 of channel live')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open with these releases' })).toBeDisabled();
});

it('offers the releases of the store', async () => {
  await show({ open: true });
  await shortcut();
  const select = await screen.findByRole('combobox', { name: 'Release of mfe-cart' });
  await userEvent.selectOptions(select, '1.1.0-next');
  expect(screen.getByRole('button', { name: 'Open with these releases' })).toBeEnabled();
});

it('shows a badge when another release is on the page', async () => {
  await show({ applied: [{ app: 'mfe-cart', release: '1.1.0-next' }] });
  await userEvent.click(screen.getByRole('button', { name: '1 overridden' }));
  expect(await screen.findByRole('dialog', { name: 'Composition' })).toBeInTheDocument();
});

it('shows a badge on another channel, with a way back', async () => {
  await show({ channel: 'pr-12', applied: [{ app: 'mfe-cart', release: '1.1.0-next' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Channel pr-12, 1 overridden' }));
  expect(await screen.findByRole('button', { name: 'Back to the released set' })).toBeEnabled();
});

it('says that an override was refused, and why', async () => {
  await show({ refused: ['mfe-cart@9 is not in the release store.'] });
  await userEvent.click(screen.getByRole('button', { name: 'Override refused' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-cart@9 is not in the release store.');
});

describe('the choice', () => {
  it('is kept for the tab and removed from the address', () => {
    history.replaceState(null, '', '/marketplace/cart?mfe=cart@1.1.0-next&mfe-token=t&view=all#top');
    keepOverrides(compositionWith({ applied: [{ app: 'mfe-cart', release: '1.1.0-next' }] }));
    expect(sessionStorage.getItem(KEPT_OVERRIDES)).toBe('mfe=mfe-cart%401.1.0-next&mfe-token=t');
    expect(location.href).toBe('http://localhost/marketplace/cart?view=all#top');
  });

  it('of a channel is kept as well, with its token', () => {
    history.replaceState(null, '', '/marketplace/cart?channel=pr-12&mfe-token=t&view=all');
    keepOverrides(compositionWith({ channel: 'pr-12' }));
    expect(sessionStorage.getItem(KEPT_OVERRIDES)).toBe('channel=pr-12&mfe-token=t');
    expect(location.search).toBe('?view=all');
  });

  it('of a channel is dropped on the way back', () => {
    sessionStorage.setItem(KEPT_OVERRIDES, 'channel=pr-12');
    history.replaceState(null, '', '/marketplace/cart?mfe=none');
    keepOverrides(compositionWith({}));
    expect([sessionStorage.getItem(KEPT_OVERRIDES), location.search]).toEqual([null, '']);
  });

  it('is dropped if it was refused', () => {
    sessionStorage.setItem(KEPT_OVERRIDES, 'mfe=mfe-cart%40gone');
    history.replaceState(null, '', '/marketplace/?mfe=mfe-cart@gone');
    keepOverrides(compositionWith({ refused: ['mfe-cart@gone is not in the release store.'] }));
    expect(sessionStorage.getItem(KEPT_OVERRIDES)).toBeNull();
  });

  it('stays when a page is opened without overrides', () => {
    sessionStorage.setItem(KEPT_OVERRIDES, 'mfe=a');
    keepOverrides(compositionWith({}));
    expect(sessionStorage.getItem(KEPT_OVERRIDES)).toBe('mfe=a');
  });
});
