/** Why the API or one of its commands can't start, as a sentence for the person at the terminal, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
