import { Component, type ErrorInfo, type ReactNode } from 'react';
import { traceId, whenConnectionBack } from '../../http/index.ts';
import { asError, reportError } from '../../telemetry/index.ts';
import { causeOf, RETRY_DELAY } from './severity.ts';

export interface CaughtError {
  error: Error;
  errorId: string;
  retries: number;
  retrying: boolean;
  retry: () => void;
}

interface Props {
  /** Named in reports: the page or the widget. */
  place: string;
  /** The application that the children belong to, such as mfe-cart; the host by default. */
  app?: string;
  /** What the children show, such as the address; an error is cleared when it changes. */
  subject?: string;
  children: ReactNode;
  fallback: (caught: CaughtError) => ReactNode;
  /** Runs on a retry or a new subject, before the children render again. */
  onRetry?: () => void;
}

interface State {
  error: Error | null;
  errorId: string;
  retries: number;
  retrying: boolean;
}

/**
 * Contains an error and logs it to the console; the telemetry module reports it. Failed loads are repeated
 * automatically when the connection is back, which doesn't count as a retry.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, errorId: '', retries: 0, retrying: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError = (thrown: unknown): Partial<State> => ({
    error: asError(thrown),
    errorId: traceId(),
  });

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    const { errorId } = this.state;
    const { place, app = 'host' } = this.props;
    const error = asError(thrown);
    console.error(`[${errorId}] ${place}`, thrown, info.componentStack);
    const cause = causeOf(error);
    reportError(error, { id: errorId, place, app, kind: cause === 'chunk' ? 'load' : 'render' });
    this.#stopWaiting?.();
    const isOffline = (cause === 'chunk' || cause === 'network') && !navigator.onLine;
    this.#stopWaiting = isOffline ? whenConnectionBack(this.#again) : undefined;
  }

  override componentDidUpdate({ subject }: Props) {
    if (subject === this.props.subject || !this.state.error) return;
    clearTimeout(this.#timer);
    this.#stopWaiting?.();
    this.props.onRetry?.();
    this.setState({ error: null, retrying: false, retries: 0 });
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
    this.#stopWaiting?.();
  }

  readonly #again = () => {
    clearTimeout(this.#timer);
    this.props.onRetry?.();
    this.setState({ error: null, retrying: false });
  };

  readonly #retry = () => {
    this.#stopWaiting?.();
    this.setState({ retrying: true });
    this.#timer = setTimeout(() => {
      this.props.onRetry?.();
      this.setState(({ retries }) => ({ error: null, retrying: false, retries: retries + 1 }));
    }, RETRY_DELAY);
  };

  override render() {
    const { error, errorId, retries, retrying } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ error, errorId, retries, retrying, retry: this.#retry });
  }
}
