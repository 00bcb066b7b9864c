export { networkAtom, watchNetwork, type NetworkStatus } from './network-status.ts';
