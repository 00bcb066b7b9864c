export { loadRemoteModule, provideRemoteLoader, type RemoteLoader, type RemoteModule } from './remote-loader.ts';
export { useRemoteComponent } from './use-remote-component.ts';
export { Widget } from './widget.tsx';
