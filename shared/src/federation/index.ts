export { loadRemoteModule, provideRemoteLoader, type RemoteLoader, type RemoteModule } from './remote-loader.ts';
export { Widget } from './widget.tsx';
