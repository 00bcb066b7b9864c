import { HYDRATED } from '@marketplace/shared/contracts';
import { RemoteFrame } from '@marketplace/shared/federation';
import { render } from '@testing-library/react';
import { announceHydrated } from './announce-hydrated.ts';

const announced = jest.fn();
beforeEach(() => {
  announced.mockClear();
  window.addEventListener(HYDRATED, announced);
});
afterEach(() => window.removeEventListener(HYDRATED, announced));

const aPiece = () => {
  const element = document.createElement('div');
  document.body.append(element);
  return { remote: 'mfe-catalog', expose: './pages/', element };
};
/** Any new frame makes the announcer check. */
const showAnother = () =>
  render(
    <RemoteFrame remote="mfe-cart" part="mfe-cart/cart-badge">
      {null}
    </RemoteFrame>,
  );

it('waits for the frame of the page and for all of its pieces', () => {
  const piece = aPiece();
  const { shell } = announceHydrated([piece]);
  shell();
  showAnother();
  expect(announced).not.toHaveBeenCalled();
  piece.element.remove();
  showAnother();
  showAnother();
  expect(announced).toHaveBeenCalledTimes(1);
});

it('announces a page without pieces with its shell', () => {
  announceHydrated([]).shell();
  expect(announced).toHaveBeenCalledTimes(1);
});
