import { PersonDetail } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';

const readPerson = readerOf(PersonDetail);

/** One user as administrators see them. Null loads nothing. */
export const usePerson = (id: string | null) => {
  const path = id === null ? null : `/tex-suite/user/${encodeURIComponent(id)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readPerson });
  return { status, person: data, isGone: statusOf(error) === 404, reload };
};
