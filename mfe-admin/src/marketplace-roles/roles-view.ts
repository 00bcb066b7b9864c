import { useUrlView } from '../view/use-url-view.ts';

export interface RolesView {
  /** Id of the role whose members stand open beside the list; empty for none. */
  role: string;
  /** Among its members. */
  search: string;
  /** From 0. */
  page: number;
}

const readView = (query: URLSearchParams): RolesView => {
  const page = query.get('page') ?? '';
  const open = query.get('open') ?? '';
  return {
    role: /^[A-Za-z0-9_.-]{1,64}$/.test(open) ? open : '',
    search: (query.get('search') ?? '').slice(0, 200),
    page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
  };
};

const writeView = ({ role, search, page }: RolesView) =>
  new URLSearchParams([
    ['tab', 'roles'],
    ...(role ? [['open', role]] : []),
    ...(search ? [['search', search]] : []),
    ...(page ? [['page', String(page)]] : []),
  ]);

/** Which role is open and what is searched in it, kept in the URL. */
export const useRolesView = () => useUrlView({ read: readView, write: writeView, steps: ['page', 'role'] });

export const roleLink = (role: string) => `?${writeView({ role, search: '', page: 0 }).toString()}`;
