import type { ComposedRemote } from '@marketplace/shared/contracts';
import { PAGE_STATE_ID } from '../src/start/page-state.ts';
import { inlineProgram } from './inline-program.ts';

const replaceRemote = (pageStateId: string, composed: string) => {
  const element = document.getElementById(pageStateId);
  const state = JSON.parse(element?.textContent ?? '');
  const remote = JSON.parse(composed);
  const { composition } = state;
  composition.remotes = composition.remotes.map((one: { name: string }) => (one.name === remote.name ? remote : one));
  if (element) element.textContent = JSON.stringify(state);
};

/** A script that tells the page what this remote declares now, before the host reads the composition. */
export const putIntoPage = (remote: ComposedRemote) =>
  inlineProgram(replaceRemote, [PAGE_STATE_ID, JSON.stringify(remote)]);
