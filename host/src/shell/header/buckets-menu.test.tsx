import { fakeClock, renderWidget } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { serveRemotes } from '../../testing/render-host.tsx';
import { BucketsMenu } from './buckets-menu.tsx';

const clock = fakeClock();

/** The body as the catalogue team would give it. */
const Body = ({ onLeave }: { onLeave?: unknown }) => (
  <>
    <a href="#hr">Human Resources</a>
    <button onClick={onLeave as () => void}>View All</button>
  </>
);

const open = () => {
  serveRemotes({ 'mfe-catalog ./widgets/mega-menu': Body });
  const view = renderWidget(
    <>
      <BucketsMenu />
      <p>the page</p>
    </>,
  );
  return { pointer: clock.user(), ...view };
};
const trigger = () => screen.getByRole('button', { name: 'Buckets' });
const menu = () => screen.queryByRole('region', { name: 'Buckets' });

describe('the Buckets menu', () => {
  it('opens on hover [NAV-02]', async () => {
    const { pointer } = open();
    expect(menu()).not.toBeInTheDocument();
    await pointer.hover(trigger());
    expect(menu()).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await clock.settle();
    expect(screen.getByRole('link', { name: 'Human Resources' })).toBeInTheDocument();
  });

  it('opens on click, and for fingers too [NAV-03]', async () => {
    const { pointer } = open();
    await pointer.pointer([{ keys: '[TouchA]', target: trigger() }]);
    expect(menu()).toBeInTheDocument();
    await clock.pass(1_000);
    expect(menu()).toBeInTheDocument();
  });

  it('closes 150 ms after the pointer leaves [NAV-15, CONST-18]', async () => {
    const { pointer } = open();
    await pointer.hover(trigger());
    await pointer.unhover(trigger());
    await clock.pass(149);
    expect(menu()).toBeInTheDocument();
    await clock.pass(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays open when the pointer comes back earlier [NAV-15]', async () => {
    const { pointer } = open();
    await pointer.hover(trigger());
    await pointer.unhover(trigger());
    await clock.pass(149);
    await pointer.hover(trigger());
    await clock.pass(1_000);
    expect(menu()).toBeInTheDocument();
  });

  it('stays open when it is opened by a key just after the pointer has left', async () => {
    const { pointer } = open();
    await pointer.hover(trigger());
    await pointer.unhover(trigger());
    await clock.pass(100);
    act(() => trigger().focus());
    await pointer.keyboard('{Enter}');
    await clock.pass(1_000);
    expect(menu()).toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { pointer } = open();
    act(() => trigger().focus());
    await pointer.keyboard('{Enter}');
    await clock.settle();
    await pointer.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Human Resources' })).toHaveFocus();
    await pointer.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'View All' })).toHaveFocus();
    await pointer.keyboard('{ArrowUp}{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('opens by the arrow down', async () => {
    const { pointer } = open();
    act(() => trigger().focus());
    await pointer.keyboard('{ArrowDown}');
    expect(menu()).toBeInTheDocument();
  });

  it('closes on a click outside, and when its body says so', async () => {
    const { pointer } = open();
    await pointer.click(trigger());
    await pointer.click(screen.getByText('the page'));
    expect(menu()).not.toBeInTheDocument();
    await pointer.click(trigger());
    await clock.settle();
    await pointer.click(screen.getByRole('button', { name: 'View All' }));
    expect(menu()).not.toBeInTheDocument();
  });

  it('waits with "Loading buckets..." and says when the body cannot be had [NAV-11, NAV-12]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pointer } = open();
    serveRemotes({ 'mfe-catalog ./widgets/mega-menu': new Error('Remote mfe-catalog could not be loaded.') });
    await pointer.click(trigger());
    expect(screen.getByText('Loading buckets...')).toBeInTheDocument();
    await clock.settle();
    expect(screen.getByText('Failed to load categories.')).toBeInTheDocument();
    serveRemotes({ 'mfe-catalog ./widgets/mega-menu': Body });
    await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
    await clock.settle();
    expect(screen.getByRole('link', { name: 'Human Resources' })).toBeInTheDocument();
    logged.mockRestore();
  });
});
