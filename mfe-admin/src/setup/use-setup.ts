import { Setup } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { useState } from 'react';

const PATH = '/tex-admin/setup';

const readSetup = readerOf(Setup);

/** What the marketplace needs before it can sell. */
export const useSetup = () => useResource(PATH, { life: 'short', parse: readSetup });

/** How many steps are missing; 0 until that is known. */
export const useMissingSteps = () => (useSetup().data?.steps ?? []).filter(({ done }) => !done).length;

/** For the page: people return to it from forms that don't know about the setup. */
export const useFreshSetup = () => void useState(() => responseCache.invalidate(PATH));
