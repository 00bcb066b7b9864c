import type { PersonDetail } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';

const readPerson = (answer: unknown) => answer as PersonDetail;

/** One user as an administrator works on them. Null asks for nobody. */
export const usePerson = (id: string | null) => {
  const path = id === null ? null : `/tex-suite/user/${encodeURIComponent(id)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readPerson });
  return { status, person: data, isGone: statusOf(error) === 404, reload };
};
