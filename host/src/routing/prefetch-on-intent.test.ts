import { networkAtom } from '@marketplace/shared/offline';
import { aUser, fakeApi, fakeClock, signInAs } from '@marketplace/shared/testing';
import { fireEvent } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aPage, aRemote, composition, serveRemotes } from '../testing/render-host.tsx';
import { DWELL, prefetchOnIntent } from './prefetch-on-intent.ts';

const api = fakeApi();
const clock = fakeClock();
const store = getDefaultStore();
const network = store.get(networkAtom);

let asked: string[];
let stop: () => void;
beforeEach(() => {
  asked = serveRemotes();
  stop = prefetchOnIntent(composition);
  signInAs(null);
});
afterEach(() => {
  stop();
  store.set(networkAtom, network);
  document.body.replaceChildren();
});

const link = (href: string) => {
  const element = document.createElement('a');
  element.href = href;
  element.append(document.createElement('span'));
  document.body.append(element);
  return element;
};

it('loads the page behind a link on which the pointer rests', async () => {
  fireEvent.pointerOver(link('/marketplace/contactus').firstChild as Element);
  await clock.pass(DWELL - 1);
  expect(asked).toEqual([]);
  await clock.pass(1);
  expect(asked).toEqual(['mfe-catalog ./pages/contactus']);
});

it('loads nothing for a pointer that only passes over', async () => {
  fireEvent.pointerOver(link('/marketplace/contactus'));
  await clock.pass(DWELL - 1);
  fireEvent.pointerOver(document.body);
  await clock.pass(1_000);
  expect(asked).toEqual([]);
});

it('loads at once for a finger, and soon for the keyboard', async () => {
  fireEvent.touchStart(link('/marketplace/contactus'));
  await clock.settle();
  expect(asked).toEqual(['mfe-catalog ./pages/contactus']);
  fireEvent.focusIn(link('/marketplace/login'));
  await clock.pass(DWELL);
  expect(asked).toEqual(['mfe-catalog ./pages/contactus', 'mfe-auth ./pages/login']);
});

it('loads the page’s data too', async () => {
  stop();
  const page = aPage('/module', { data: ['/tex-admin/modules/{id}'] });
  stop = prefetchOnIntent({ ...composition, remotes: [aRemote({ pages: [page] })] });
  const read = jest.fn(() => api.json({ name: 'Roster' }));
  api.get('/tex-admin/modules/7', read);
  fireEvent.touchStart(link('/marketplace/module?id=7'));
  await clock.settle();
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  ['elsewhere', 'https://elsewhere.example/marketplace/contactus'],
  ['outside the marketplace', '/marketplaces/contactus'],
  ['to no page', '/marketplace/nowhere'],
  ['to a page that the visitor may not open', '/marketplace/profile'],
])('loads nothing for a link %s', async (_where, href) => {
  fireEvent.touchStart(link(href));
  await clock.settle();
  expect(asked).toEqual([]);
});

it('loads guarded pages for those who may open them [GUARD-01]', async () => {
  signInAs(aUser());
  fireEvent.touchStart(link('/marketplace/profile'));
  fireEvent.touchStart(link('/marketplace/settings'));
  await clock.settle();
  expect(asked).toEqual(['mfe-auth ./pages/profile']);
});

it.each([
  ['saves data', { saveData: true }],
  ['has a very slow connection', { effectiveType: '2g' }],
  ['is offline', { online: false }],
])('prefetches nothing for a user who %s', async (_who, fields) => {
  store.set(networkAtom, { ...network, ...fields });
  fireEvent.touchStart(link('/marketplace/contactus'));
  await clock.settle();
  expect(asked).toEqual([]);
});
