import { Suspense, useState, type ReactNode } from 'react';
import type { WidgetName, WidgetProps } from '../contracts/index.ts';
import { ErrorBoundary } from '../ui/error/error-boundary.tsx';
import { RemoteFrame } from './remote-frame.tsx';
import { useRemoteComponent } from './use-remote-component.ts';

interface WidgetFailure {
  error: Error;
  retry: () => void;
}

interface Props<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
  /** Stands in the widget's place, at its size, while it loads. */
  placeholder?: ReactNode;
  /** Stands there when it cannot be had; nothing by default. */
  fallback?: ReactNode | ((failure: WidgetFailure) => ReactNode);
}

const split = (name: string) => {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, expose: `./widgets/${widget}` };
};

/** A piece of another team's remote, embedded by name. It never takes the page around it down. */
export const Widget = <Name extends WidgetName>({ name, props, placeholder = null, fallback = null }: Props<Name>) => {
  const [attempt, setAttempt] = useState(0);
  const { remote, expose } = split(name);
  const Component = useRemoteComponent<WidgetProps[Name]>(remote, expose, attempt);
  const retry = () => setAttempt((count) => count + 1);
  const renderFallback = (error: Error) => (typeof fallback === 'function' ? fallback({ error, retry }) : fallback);

  return (
    <ErrorBoundary key={attempt} app={remote} place={name} fallback={({ error }) => renderFallback(error)}>
      <Suspense fallback={placeholder}>
        <RemoteFrame remote={remote} part={name}>
          <Component {...props} />
        </RemoteFrame>
      </Suspense>
    </ErrorBoundary>
  );
};
