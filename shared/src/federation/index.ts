export { onFrameShown } from './frame-shown.ts';
export {
  loadRemoteModule,
  provideRemoteLoader,
  type RemoteLoader,
  type RemoteModule,
  type RemotesAtHand,
} from './remote-loader.ts';
export { RemoteFrame } from './remote-frame.tsx';
export { useRemoteComponent } from './use-remote-component.ts';
export { Widget } from './widget.tsx';
