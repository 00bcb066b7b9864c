import { AlertList } from '@marketplace/shared/contracts';
import { readerOf, useRefreshed, useResource } from '@marketplace/shared/data';
import { atom } from 'jotai';
import { useState } from 'react';

const PATH = '/tex-suite/alert';

const readAlerts = readerOf(AlertList);

/** `createdAt` of the newest alert that was shown on this page; empty if none was. */
export const shownUntilAtom = atom('');

/** What needs an answer, refreshed while the page is visible. */
export const useAlerts = () => {
  const { status, data, reload } = useResource(PATH, { life: 'short', parse: readAlerts });
  const [later, setLater] = useState<{ than: AlertList; list: AlertList }>();
  useRefreshed(data && PATH, (answer) => data && setLater({ than: data, list: readAlerts(answer) }));
  return { status, list: later && later.than === data ? later.list : data, reload };
};
