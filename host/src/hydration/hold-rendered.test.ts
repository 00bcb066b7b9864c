import type { RemoteModule } from '@marketplace/shared/federation';
import { settle } from '@marketplace/shared/testing';
import { getDefaultStore } from 'jotai';
import { composition } from '../testing/render-host.tsx';
import { holdRendered } from './hold-rendered.ts';
import { renderedPieces } from './rendered-pieces.ts';
import { stalledAtom } from './stalled-atom.ts';

const store = getDefaultStore();
const page: RemoteModule = { default: () => null };
const failure = new Error('no answer');

const root = document.createElement('div');
beforeEach(() => {
  document.body.append(root);
  root.innerHTML =
    '<div data-remote="mfe-catalog" data-part="/"><div data-remote="mfe-cart" data-part="mfe-cart/add-to-cart"></div></div>';
});
afterEach(() => store.set(stalledAtom, []));

const failing = (times: number) => {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw failure;
    return page;
  });
  return load;
};

it('finds the pages and widgets that the document brought', () => {
  expect(renderedPieces(root, composition).map(({ remote, expose }) => `${remote} ${expose}`)).toEqual([
    'mfe-catalog ./pages/',
    'mfe-cart ./widgets/add-to-cart',
  ]);
});

it('reports that a rendered page failed to load, keeps it, and continues on a retry', async () => {
  const load = failing(2);
  const held = holdRendered(load, renderedPieces(root, composition))('mfe-catalog', './pages/');
  await settle();
  expect(store.get(stalledAtom)).toMatchObject([{ remote: 'mfe-catalog' }]);
  store.get(stalledAtom).forEach(({ retry }) => retry());
  await settle();
  expect(load.mock.calls).toEqual([
    ['mfe-catalog', './pages/', undefined],
    ['mfe-catalog', './pages/', true],
  ]);
  store.get(stalledAtom).forEach(({ retry }) => retry());
  expect(await held).toBe(page);
  expect(store.get(stalledAtom)).toEqual([]);
});

it('fails as usual for parts that weren’t rendered, or have left the page', async () => {
  const hold = holdRendered(failing(9), renderedPieces(root, composition));
  await expect(hold('mfe-catalog', './pages/module')).rejects.toBe(failure);
  root.replaceChildren();
  await expect(hold('mfe-catalog', './pages/')).rejects.toBe(failure);
  expect(store.get(stalledAtom)).toEqual([]);
});
