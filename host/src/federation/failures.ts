import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { ENTRY_TIME_LIMIT } from './entry-plugin.ts';

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** A script or style that failed to load, as webpack reports it. */
export const isAboutChunk = (failure: unknown) => /loading (css )?chunk/i.test(messageOf(failure));
export const isTimeout = (failure: unknown) =>
  failure instanceof Error && 'type' in failure && failure.type === 'timeout';

/** An entry that could not be loaded, or is not a remote: the runtime's errors have codes. */
export const isAboutEntry = (failure: unknown) => /#RUNTIME-00[18]/.test(messageOf(failure));

/** What the runtime says, without its prefix, arguments and link. */
const plain = (message: string) =>
  (/Original Error Message:\s*([^]*)/.exec(message)?.[1] ?? message).replace(
    /^(\[ Federation Runtime \]: |Error: )+/,
    '',
  );

const reasonOf = (message: string) => {
  if (message.includes('ScriptExecutionError')) return 'its entry throws';
  if (message.includes('#RUNTIME-008')) return 'its entry was refused or is missing';
  if (message.includes('#RUNTIME-001')) return 'its entry is not a remote';
  return plain(message);
};

/** Why a load failed, in words that name the remote. A chunk's failure keeps its own. */
export const asUnavailable = (remote: string, failure: unknown): Error => {
  if (failure instanceof RemoteUnavailableError) return failure;
  if (failure instanceof Error && isAboutChunk(failure)) return failure;
  const message = messageOf(failure);
  if (isAboutEntry(failure) && message.includes('timed out')) return new RemoteTimeoutError(remote, ENTRY_TIME_LIMIT);
  return new RemoteUnavailableError(remote, reasonOf(message), { cause: failure });
};
