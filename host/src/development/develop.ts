import type { Composition } from '@marketplace/shared/contracts';
import type { RootOptions } from 'react-dom/client';
import { whenIdle } from '../start/when-idle.ts';
import { followSources } from './follow-sources.ts';
import { showErrors } from './show-errors.ts';

/** What a development build adds for people who write remotes. */
export const develop = (composition: Composition): RootOptions => {
  whenIdle(() => followSources(composition));
  return showErrors();
};
