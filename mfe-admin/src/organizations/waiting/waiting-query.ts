import { defineView, paging, queryOf, search } from '@marketplace/shared/ui/list';
import { organizationApi } from '../organization-paths.ts';

export const waiting = defineView({ search: search('Name or email'), ...paging() }, { tab: 'waiting' });

export const waitingPath = (view: ReturnType<typeof waiting.readView>) =>
  `${organizationApi('waiting')}?${queryOf({ ...view })}`;
