import { defineView, id, page, words } from '../view/list-view.ts';

/** Which role's members stand open beside the list, and what is searched among them. */
const list = defineView(
  { open: id(), search: words(), page: page() },
  { steps: ['page', 'open'], besides: { tab: 'roles' } },
);
export type RolesView = ReturnType<typeof list.readView>;
export const { useView: useRolesView } = list;

export const roleLink = (open: string) => list.linkTo({ open });
