import { fakeClock, renderWidget } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { serveRemotes } from '../../testing/render-host.tsx';
import type { ComponentType } from 'react';
import { BucketsMenu } from './buckets-menu.tsx';

const clock = fakeClock();
const WIDGET = 'mfe-catalog ./widgets/mega-menu';

/** The body that the catalog team would provide. */
const Body = ({ onLeave }: { onLeave?: unknown }) => (
  <>
    <section>
      <a href="#hr">Core HR</a>
      <a href="#time">Time</a>
    </section>
    <section>
      <a href="#tax">Tax</a>
      <button onClick={onLeave as () => void}>Leave</button>
    </section>
  </>
);
const WithFilter = () => (
  <>
    <input aria-label="Filter" />
    <Body />
  </>
);

const open = (body: ComponentType = Body) => {
  const asked = serveRemotes({ [WIDGET]: body });
  const view = renderWidget(
    <>
      <header>
        <BucketsMenu />
        <a href="#tutorials">Tutorials</a>
      </header>
      <p>the page</p>
    </>,
  );
  return { pointer: clock.user(), asked, ...view };
};
const trigger = () => screen.getByRole('button', { name: 'Buckets' });
const menu = () => screen.queryByRole('region', { name: 'Buckets' });
const link = (name: string) => screen.getByRole('link', { name });
const openByKey = async (body?: ComponentType) => {
  const page = open(body);
  act(() => trigger().focus());
  await page.pointer.keyboard('{Enter}');
  await clock.settle();
  return page;
};
const openByHover = async () => {
  const page = open();
  await page.pointer.hover(trigger());
  await clock.pass(80);
  return page;
};

describe('the Buckets menu and the pointer', () => {
  it('opens on hover, once the pointer has stayed for 80 ms [NAV-02]', async () => {
    const { pointer } = open();
    await pointer.hover(trigger());
    await clock.pass(79);
    expect(menu()).not.toBeInTheDocument();
    await clock.pass(1);
    expect(menu()).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', menu()?.id);
    expect(link('Core HR')).toBeInTheDocument();
  });

  it('stays closed when the pointer only crosses the bar', async () => {
    const { pointer } = open();
    await pointer.hover(trigger());
    await clock.pass(79);
    await pointer.unhover(trigger());
    await clock.pass(1_000);
    expect(menu()).not.toBeInTheDocument();
  });

  it('loads its body as soon as the pointer enters', async () => {
    const { pointer, asked } = open();
    expect(asked).toEqual([]);
    await pointer.hover(trigger());
    expect(asked).toEqual([WIDGET]);
  });

  it('opens on click at once, and closes on the next one [NAV-03]', async () => {
    const { pointer } = open();
    await pointer.click(trigger());
    expect(menu()).toBeInTheDocument();
    await pointer.click(trigger());
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays open on the click that follows a hover; the next click closes it [NAV-02, NAV-03]', async () => {
    const { pointer } = await openByHover();
    await pointer.click(trigger());
    expect(menu()).toBeInTheDocument();
    await pointer.click(trigger());
    expect(menu()).not.toBeInTheDocument();
  });

  it('opens and closes for fingers, which do not hover [NAV-03]', async () => {
    const { pointer } = open();
    const tap = () => pointer.pointer([{ keys: '[TouchA]', target: trigger() }]);
    await tap();
    expect(menu()).toBeInTheDocument();
    await clock.pass(1_000);
    expect(menu()).toBeInTheDocument();
    await tap();
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes 150 ms after the pointer leaves [NAV-15, CONST-18]', async () => {
    const { pointer } = await openByHover();
    await pointer.unhover(trigger());
    await clock.pass(149);
    expect(menu()).toBeInTheDocument();
    await clock.pass(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays open when the pointer comes back earlier, to the button or to the panel [NAV-15]', async () => {
    const { pointer } = await openByHover();
    for (const back of [trigger(), link('Core HR')]) {
      await pointer.hover(screen.getByText('the page'));
      await clock.pass(149);
      await pointer.hover(back);
      await clock.pass(1_000);
      expect(menu()).toBeInTheDocument();
    }
  });

  it('stays open for a pointer moving down across the bar, but not for one moving sideways', async () => {
    const { pointer } = await openByHover();
    const move = (movementX: number, movementY: number) =>
      act(() => {
        const event = new MouseEvent('pointermove', { bubbles: true });
        Object.assign(event, { movementX, movementY });
        link('Tutorials').dispatchEvent(event);
      });
    await pointer.hover(link('Tutorials'));
    await clock.pass(140);
    move(12, 4);
    await clock.pass(149);
    expect(menu()).toBeInTheDocument();
    move(20, 1);
    await clock.pass(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays open if pressed just after the pointer has left', async () => {
    const { pointer } = await openByHover();
    await pointer.unhover(trigger());
    await clock.pass(100);
    act(() => trigger().focus());
    await pointer.keyboard('{Enter}');
    await clock.pass(1_000);
    expect(menu()).toBeInTheDocument();
  });

  it('closes on Escape with the focus elsewhere, which stays there', async () => {
    const { pointer } = await openByHover();
    act(() => link('Tutorials').focus());
    expect(menu()).not.toBeInTheDocument();
    await pointer.hover(screen.getByText('the page'));
    await pointer.hover(trigger());
    await clock.pass(80);
    await pointer.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(link('Tutorials')).toHaveFocus();
  });

  it('closes on a click outside, and when its body says so', async () => {
    const { pointer } = open();
    await pointer.click(trigger());
    await pointer.click(screen.getByText('the page'));
    expect(menu()).not.toBeInTheDocument();
    await pointer.click(trigger());
    await clock.settle();
    await pointer.click(screen.getByRole('button', { name: 'Leave' }));
    expect(menu()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });
});

describe('the Buckets menu and the keyboard', () => {
  it('moves with the arrows, from end to end and from section to section', async () => {
    const { pointer } = await openByKey();
    const steps: [string, HTMLElement][] = [
      ['{ArrowDown}', screen.getByRole('button', { name: 'View All' })],
      ['{ArrowDown}', link('Core HR')],
      ['{ArrowDown}', link('Time')],
      ['{ArrowRight}', link('Tax')],
      ['{ArrowRight}', link('Tax')],
      ['{ArrowLeft}', link('Core HR')],
      ['{ArrowLeft}', link('Core HR')],
      ['{End}', screen.getByRole('button', { name: 'Leave' })],
      ['{ArrowDown}', trigger()],
      ['{ArrowUp}', screen.getByRole('button', { name: 'Leave' })],
      ['{Home}', screen.getByRole('button', { name: 'View All' })],
    ];
    for (const [key, reached] of steps) {
      await pointer.keyboard(key);
      expect(reached).toHaveFocus();
    }
  });

  it('walks through a field, in which other keys move within the text', async () => {
    const { pointer } = await openByKey(WithFilter);
    const field = screen.getByRole('textbox', { name: 'Filter' });
    await pointer.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveFocus();
    await pointer.keyboard('ab{ArrowLeft}x{Home}y{End}z');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('yaxbz');
    await pointer.keyboard('{ArrowDown}');
    expect(link('Core HR')).toHaveFocus();
    await pointer.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { pointer } = await openByKey();
    await pointer.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('opens with the down arrow, which moves into it; other keys leave it closed', async () => {
    const { pointer } = open();
    act(() => trigger().focus());
    await pointer.keyboard('{ArrowUp}{Home}{ArrowRight}');
    expect(menu()).not.toBeInTheDocument();
    await pointer.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'View All' })).toHaveFocus();
  });

  it('closes on Tab', async () => {
    const { pointer } = await openByKey();
    await pointer.keyboard('{End}');
    await pointer.tab();
    expect(link('Tutorials')).toHaveFocus();
    expect(menu()).not.toBeInTheDocument();
  });
});

describe('the panel', () => {
  it('is headed Browse Buckets [NAV-04]', async () => {
    await openByKey();
    expect(screen.getByRole('heading', { name: 'Browse Buckets' })).toBeInTheDocument();
  });

  it('shows "Loading buckets..." and reports a body that fails to load [NAV-11, NAV-12]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pointer } = open();
    serveRemotes({ [WIDGET]: new Error('Remote mfe-catalog could not be loaded.') });
    await pointer.click(trigger());
    const panel = within(screen.getByRole('region', { name: 'Buckets' }));
    expect(panel.getByText('Loading buckets...')).toBeInTheDocument();
    await clock.settle();
    expect(panel.getByRole('alert')).toHaveTextContent('Failed to load categories.');
    serveRemotes({ [WIDGET]: Body });
    await pointer.click(panel.getByRole('button', { name: 'Try Again' }));
    expect(menu()).toHaveFocus();
    await clock.settle();
    expect(panel.getByRole('link', { name: 'Core HR' })).toBeInTheDocument();
    logged.mockRestore();
  });
});
