import { provideRemoteLoader } from '@marketplace/shared/federation';
import { aPage, aRemote } from '../testing/render-host.tsx';
import { followSources } from './follow-sources.ts';

it('loads a part of each remote from source, and nothing of the released ones', () => {
  const load = jest.fn(() => Promise.reject(new Error('its page throws')));
  provideRemoteLoader(load);
  const remotes = [
    aRemote({ name: 'mfe-cart', release: 'source', pages: [aPage('/cart'), aPage('/checkout')] }),
    aRemote({ name: 'mfe-new', release: 'source' }),
    aRemote({ name: 'mfe-auth', pages: [aPage('/login')] }),
  ];
  followSources({ remotes });
  expect(load.mock.calls).toEqual([['mfe-cart', './pages/cart', undefined]]);
});
