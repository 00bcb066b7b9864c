import { getDefaultStore } from 'jotai';
import { networkAtom, watchNetwork } from './network-status.ts';

const store = getDefaultStore();
const status = () => store.get(networkAtom);

let online = true;
const connection = Object.assign(new EventTarget(), {
  type: 'wifi',
  effectiveType: '4g',
  downlink: 10,
  rtt: 50,
  saveData: true,
});
const go = (on: boolean) => {
  online = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
};

let stop: () => void;
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  store.set(networkAtom, { ...status(), online: true, offlineCount: 0 });
});

const withInformation = () => Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it('reports online, type, effective type, downlink, rtt and saveData [ENTITY-33]', () => {
  withInformation();
  stop = watchNetwork();
  expect(status()).toEqual({
    online: true,
    type: 'wifi',
    effectiveType: '4g',
    downlink: 10,
    rtt: 50,
    saveData: true,
    offlineCount: 0,
  });
  connection.effectiveType = '3g';
  connection.dispatchEvent(new Event('change'));
  expect(status().effectiveType).toBe('3g');
});

it('knows only online if the browser reports no more [ENTITY-33]', () => {
  stop = watchNetwork();
  expect(status()).toMatchObject({ online: true, type: undefined, effectiveType: undefined, saveData: false });
});

it('counts how often the connection was lost [OFFLINE-08, A-40]', () => {
  withInformation();
  stop = watchNetwork();
  go(false);
  expect(status()).toMatchObject({ online: false, offlineCount: 1 });
  connection.dispatchEvent(new Event('change'));
  expect(status().offlineCount).toBe(1);
  go(true);
  go(false);
  expect(status()).toMatchObject({ online: false, offlineCount: 2 });
});

it('stops when told', () => {
  stop = watchNetwork();
  stop();
  go(false);
  expect(status().online).toBe(true);
});
