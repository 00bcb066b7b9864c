import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aComposition, aRemote } from '../testing/render-host.tsx';
import { compositionAtom } from './composition-atom.ts';
import Outlines from './outlines.tsx';

it('draws each remote in its own hue, even one that it never saw before', async () => {
  const names = ['mfe-cart', 'mfe-support', 'mfe-reviews'];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  getDefaultStore().set(compositionAtom, aComposition(...names.map((name) => aRemote({ name }))));
  await act(() =>
    render(
      <>
        {names.map((name) => (
          <div key={name} data-remote={name} data-part={`${name}/widget`}>
            <p>content</p>
          </div>
        ))}
        <Outlines />
      </>,
    ),
  );
  const hueOf = async (name: string) =>
    (await screen.findByText(`${name}/widget`)).parentElement?.style.getPropertyValue('--hue');
  expect(await Promise.all(names.map(hueOf))).toEqual(['0', '120', '240']);
});
