import { Tutorial } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useDeferredValue, useMemo } from 'react';
import { questions } from '../../contact/questions.ts';
import type { TicketDraft } from '../ticket-draft.ts';
import { findSuggestions } from './find-suggestions.ts';

const readTutorials = listReaderOf(Tutorial);

/** Enough to guess by, in letters. */
const ENOUGH = 8;

/** What may answer the ticket as far as it is written. The tutorials are asked for once there is something to go by. */
export const useSuggestions = ({ subject, description }: TicketDraft) => {
  const written = useDeferredValue(`${subject} ${description}`.trim());
  const isEnough = written.length >= ENOUGH;
  const { data: tutorials } = useResource(isEnough ? '/tex-admin/tutorials' : null, { parse: readTutorials });
  return useMemo(
    () => (isEnough ? findSuggestions(written, questions, tutorials ?? []) : []),
    [isEnough, written, tutorials],
  );
};
