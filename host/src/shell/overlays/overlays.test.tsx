import { fakeApi, settle, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { quickSearch } from '../../../edge/quick-search.ts';
import { getDefaultStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { overlayAtom } from './overlay-atom.ts';
import { renderHost, serveRemotes } from '../../testing/render-host.tsx';

const api = fakeApi();
const show = () => {
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  signInAs(null);
  return renderHost('/');
};
const open = async (given: Parameters<typeof serveRemotes>[0] = {}) => {
  serveRemotes(given);
  return show();
};
const happen = (event: Event) => act(() => void window.dispatchEvent(event));
const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  happen(event);
  return event;
};
const overlay = async (name: string) => {
  await settle();
  return screen.findByRole('dialog', { name });
};

describe('overlays', () => {
  it('openBucketsModal on the window opens Explore Buckets [NAV-37]', async () => {
    await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    happen(new Event('openBucketsModal'));
    expect(await overlay('explore-buckets')).toHaveTextContent('{}');
  });

  it('the event may name the category to scroll to [A-06]', async () => {
    await open();
    happen(new CustomEvent('openBucketsModal', { detail: { categoryId: 'hr' } }));
    expect(await overlay('explore-buckets')).toHaveTextContent('{"focusCategoryId":"hr"}');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('Ctrl or Cmd and K opens the search: %j', async (modifier) => {
    await open();
    expect(press({ key: 'k', ...modifier }).defaultPrevented).toBe(true);
    expect(await overlay('search-dialog')).toBeInTheDocument();
  });

  it('Ctrl and K closes the search again', async () => {
    await open();
    press({ key: 'k', ctrlKey: true });
    const dialog = await overlay('search-dialog');
    press({ key: 'k', ctrlKey: true });
    expect(dialog).not.toBeInTheDocument();
  });

  it('K alone, or another key with Ctrl, opens nothing', async () => {
    await open();
    expect(press({ key: 'k' }).defaultPrevented).toBe(false);
    press({ key: 'j', ctrlKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('open one at a time, and close on request or when the page changes', async () => {
    const { router } = await open();
    happen(new Event('openBucketsModal'));
    await overlay('explore-buckets');
    press({ key: 'K', ctrlKey: true });
    await overlay('search-dialog');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    happen(new Event('openBucketsModal'));
    await overlay('explore-buckets');
    await act(() => router.navigate('/module?id=7'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that fail to load say so and leave the page as it is', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ 'mfe-catalog ./widgets/explore-buckets': new Error('Remote mfe-catalog could not be loaded.') });
    happen(new Event('openBucketsModal'));
    expect(await screen.findByText('This panel isn’t available right now. Please try again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page /' })).toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    logged.mockRestore();
  });
});

describe('the search of the document', () => {
  /** jsdom has no modal dialogs. */
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
    document.body.innerHTML = quickSearch;
  });
  afterEach(() => {
    getDefaultStore().set(overlayAtom, null);
    document.body.replaceChildren();
  });

  const standIn = () => document.querySelector<HTMLDialogElement>('dialog#quick-search') as HTMLDialogElement;
  const field = () => within(standIn()).getByRole('searchbox', { name: 'Search modules', hidden: true });
  /** The search of another team, which arrives when told. */
  const openWithLateSearch = async () => {
    let arrive = () => undefined as void;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const Late = ({ typed, onClose }: { typed?: () => string | undefined; onClose: () => void }) => {
      const [text, setText] = useState<string>();
      useLayoutEffect(() => setText(typed?.()), [typed]);
      return (
        <div role="dialog" aria-label="late">
          {text ?? 'nothing shown'}
          <button onClick={onClose}>Close late</button>
        </div>
      );
    };
    provideRemoteLoader(async (_remote, expose) => {
      if (expose !== './widgets/search-dialog') return { default: () => null };
      await late;
      return { default: Late as never };
    });
    await show();
    return arrive;
  };

  it('opens until the search of its team is there, which gets what was typed', async () => {
    const arrive = await openWithLateSearch();
    press({ key: 'k', ctrlKey: true });
    await waitFor(() => expect(standIn().open).toBe(true));
    await userEvent.type(field(), 'payroll');
    await act(async () => arrive());
    expect(await screen.findByRole('dialog', { name: 'late' })).toHaveTextContent('payroll');
    expect(standIn().open).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Close late' }));
    expect(field()).toHaveValue('');
    press({ key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'late' })).toHaveTextContent('nothing shown');
    expect(standIn().open).toBe(false);
  });

  it('that was opened before the page was hydrated goes on', async () => {
    standIn().showModal();
    const arrive = await openWithLateSearch();
    await act(async () => arrive());
    expect(await screen.findByRole('dialog', { name: 'late' })).toBeInTheDocument();
  });

  it('that is closed again opens nothing later', async () => {
    const arrive = await openWithLateSearch();
    press({ key: 'k', ctrlKey: true });
    await waitFor(() => expect(standIn().open).toBe(true));
    act(() => standIn().close());
    await act(async () => arrive());
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
