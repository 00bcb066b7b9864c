/** Why the API can't start, as one sentence for the person at the terminal; its stack tells them nothing. */
export class StartError extends Error {
  override name = 'StartError';
}
