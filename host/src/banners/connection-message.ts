import type { NetworkStatus } from '@marketplace/shared/offline';

export interface ConnectionMessage {
  tone: 'danger' | 'success' | 'warning';
  title: string;
  line: string;
}

const FAST_DOWNLINK = 1.5;

const offline: ConnectionMessage = {
  tone: 'danger',
  title: 'No Internet Connection',
  line: 'Some features may not work properly',
};

const backOnline = ({ effectiveType, downlink = 0 }: NetworkStatus): ConnectionMessage => {
  if (effectiveType === '4g' && downlink > FAST_DOWNLINK)
    return { tone: 'success', title: 'Excellent Connection', line: 'All features available' };
  if (effectiveType === '4g') return { tone: 'success', title: 'Good Connection', line: 'Connection restored' };
  if (effectiveType === '2g' || effectiveType === '3g')
    return { tone: 'warning', title: 'Slow Connection', line: 'Some features may be slower' };
  return { tone: 'success', title: 'Connection Restored', line: 'Back online' };
};

/** The banner's text for the current connection. */
export const connectionMessage = (network: NetworkStatus) => (network.online ? backOnline(network) : offline);
