import { Tutorial } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { useDeferredValue, useMemo } from 'react';
import { useSupport } from '../support-info/use-support.ts';
import { findHelp } from './find-help.ts';
import { questionsOf } from './questions.ts';

const readTutorials = listReaderOf(Tutorial);

/**
 * Questions and tutorials that may answer the text.
 * @param enough letters to search by; with fewer, nothing is found and no tutorials are requested
 */
export const useHelp = (text: string, enough: number) => {
  const written = useDeferredValue(text.trim());
  const isEnough = written.length >= enough;
  const company = useSupport();
  const { data: tutorials } = useResource(isEnough ? '/tex-admin/tutorials' : null, { parse: readTutorials });
  return useMemo(
    () => (isEnough ? findHelp(written, questionsOf(company), tutorials ?? []) : []),
    [isEnough, written, company, tutorials],
  );
};
