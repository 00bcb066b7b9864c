import { fakeApi, settle, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHost, serveRemotes } from '../../testing/render-host.tsx';

const api = fakeApi();
const open = async (given: Parameters<typeof serveRemotes>[0] = {}) => {
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  serveRemotes(given);
  signInAs(null);
  return renderHost('/');
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
