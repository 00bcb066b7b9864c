/** Why the API can't start, as a sentence for the person at the terminal, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
