import { atom, getDefaultStore } from 'jotai';

/** What the browser reports about its connection; unknown values are undefined. */
export interface NetworkStatus {
  online: boolean;
  /** Kind of link, such as wifi or cellular. */
  type: string | undefined;
  /** slow-2g, 2g, 3g or 4g. */
  effectiveType: string | undefined;
  /** In Mbps. */
  downlink: number | undefined;
  /** Round-trip time in milliseconds. */
  rtt: number | undefined;
  saveData: boolean;
  /** How often the connection was lost since the start. */
  offlineCount: number;
}

interface NetworkInformation extends EventTarget {
  type?: string;
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
  saveData?: boolean;
}

export const networkAtom = atom<NetworkStatus>({
  online: true,
  type: undefined,
  effectiveType: undefined,
  downlink: undefined,
  rtt: undefined,
  saveData: false,
  offlineCount: 0,
});

const connection = () => (navigator as { connection?: NetworkInformation }).connection;

const measure = (previous: NetworkStatus): NetworkStatus => {
  const { type, effectiveType, downlink, rtt, saveData = false } = connection() ?? {};
  const online = navigator.onLine;
  const wentOffline = previous.online && !online;
  return {
    online,
    type,
    effectiveType,
    downlink,
    rtt,
    saveData,
    offlineCount: previous.offlineCount + (wentOffline ? 1 : 0),
  };
};

/** Keeps the atom in step with the connection; returns a function that stops. */
export const watchNetwork = () => {
  const store = getDefaultStore();
  const update = () => store.set(networkAtom, measure);
  const sources: [EventTarget | undefined, string][] = [
    [window, 'online'],
    [window, 'offline'],
    [connection(), 'change'],
  ];
  sources.forEach(([source, event]) => source?.addEventListener(event, update));
  update();
  return () => sources.forEach(([source, event]) => source?.removeEventListener(event, update));
};
