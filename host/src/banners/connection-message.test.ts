import type { NetworkStatus } from '@marketplace/shared/offline';
import { connectionMessage } from './connection-message.ts';

const network = (fields: Partial<NetworkStatus>): NetworkStatus => ({
  online: true,
  type: undefined,
  effectiveType: undefined,
  downlink: undefined,
  rtt: undefined,
  saveData: false,
  offlineCount: 1,
  ...fields,
});
const said = (fields: Partial<NetworkStatus>) => {
  const { title, line } = connectionMessage(network(fields));
  return [title, line];
};

describe('the restored connection', () => {
  it('is excellent with 4g and more than 1.5 Mbps [OFFLINE-04]', () => {
    expect(said({ effectiveType: '4g', downlink: 1.6 })).toEqual(['Excellent Connection', 'All features available']);
  });

  it('is good with any other 4g [OFFLINE-05]', () => {
    expect(said({ effectiveType: '4g', downlink: 1.5 })).toEqual(['Good Connection', 'Connection restored']);
    expect(said({ effectiveType: '4g' })).toEqual(['Good Connection', 'Connection restored']);
  });

  it.each(['2g', '3g'])('is slow with %s [OFFLINE-06]', (effectiveType) => {
    expect(said({ effectiveType, downlink: 9 })).toEqual(['Slow Connection', 'Some features may be slower']);
  });

  it.each(['slow-2g', undefined])('is just back, without a quality, with %s [OFFLINE-07, A-40]', (effectiveType) => {
    expect(said({ effectiveType, downlink: 9 })).toEqual(['Connection Restored', 'Back online']);
  });
});
