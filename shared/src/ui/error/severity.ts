export type Severity = 'critical' | 'warning' | 'error';

/** Delay between the click on retry and the new attempt, in milliseconds. */
export const RETRY_DELAY = 500;
/** Retry is disabled above this count. */
export const RETRY_LIMIT = 5;
/** Critical above this count. */
export const CRITICAL_ABOVE = 2;

type Cause = 'chunk' | 'network' | 'permission' | 'other';

const patterns: [Cause, RegExp][] = [
  ['chunk', /loading (css )?chunk|chunkloaderror|remote .* could not be loaded|dynamically imported module/i],
  ['network', /network|failed to fetch|err_internet|timeout of/i],
  ['permission', /permission|forbidden|status code 403/i],
];

export const causeOf = (error: Error): Cause =>
  patterns.find(([, pattern]) => pattern.test(`${error.name} ${error.message}`))?.[0] ?? 'other';

export const severityOf = (error: Error, retries: number): Severity => {
  if (retries > CRITICAL_ABOVE) return 'critical';
  return ['chunk', 'network'].includes(causeOf(error)) ? 'warning' : 'error';
};

const messages: Record<Cause, string> = {
  chunk: 'Failed to load application resources. Please refresh the page.',
  network: 'Network connection issue. Please check your internet connection.',
  permission: "You don't have permission to access this resource.",
  other: 'Something went wrong while loading this page.',
};

/** The message that the specification requires for this kind of error. */
export const errorMessage = (error: Error) => messages[causeOf(error)];
