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
  /** Shown while the widget loads, at its size. */
  placeholder?: ReactNode;
  /** Shown if it fails to load; nothing by default. */
  fallback?: ReactNode | ((failure: WidgetFailure) => ReactNode);
}

const split = (name: string) => {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, expose: `./widgets/${widget}` };
};

/** Embeds another team's widget by name. Its failure never affects the page around it. */
export const Widget = <Name extends WidgetName>({ name, props, placeholder = null, fallback = null }: Props<Name>) => {
  const [attempt, setAttempt] = useState(0);
  const { remote, expose } = split(name);
  const Component = useRemoteComponent<WidgetProps[Name]>(remote, expose, attempt);
  const retry = () => setAttempt((count) => count + 1);
  const renderFallback = (error: Error) => (typeof fallback === 'function' ? fallback({ error, retry }) : fallback);

  return (
    <ErrorBoundary
      key={attempt}
      app={remote}
      place={name}
      fallback={({ error }) => renderFallback(error)}
      onRetry={retry}
    >
      <Suspense fallback={placeholder}>
        <RemoteFrame remote={remote} part={name}>
          <Component {...props} />
        </RemoteFrame>
      </Suspense>
    </ErrorBoundary>
  );
};
