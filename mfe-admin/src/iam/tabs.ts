export const iamTabs = [
  { id: 'users', label: 'Users' },
  { id: 'roles', label: 'Marketplace roles' },
  { id: 'access', label: 'Module access' },
  { id: 'audit', label: 'Audit log' },
] as const;

export type IamTab = (typeof iamTabs)[number]['id'];

/** The tab in the URL; users if it is unknown. */
export const readTab = (query: URLSearchParams): IamTab =>
  iamTabs.find(({ id }) => id === query.get('tab'))?.id ?? 'users';
