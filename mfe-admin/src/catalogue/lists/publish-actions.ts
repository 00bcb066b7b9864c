import type { PublishStatus } from '@marketplace/shared/contracts';
import type { MenuAction } from '@marketplace/shared/ui/menu';
import { Archive, Eye, EyeOff } from 'lucide-react';
import { changeStatus } from './change-status.ts';

interface What {
  path: string;
  item: { id: string; version: string; status: PublishStatus };
  name: string;
}

/** Publishes, hides or archives an item. */
export const publishActions = ({ path, item, name }: What): MenuAction[] => {
  const to = (status: PublishStatus, done: string) => () =>
    void changeStatus({ path, item, status, was: item.status, done });
  const publish = { label: 'Publish', icon: Eye, onSelect: to('published', `${name} published.`) };
  const hide = { label: 'Unpublish', icon: EyeOff, onSelect: to('draft', `${name} is a draft again.`) };
  const archive = { label: 'Archive', icon: Archive, onSelect: to('archived', `${name} archived.`) };
  return [item.status === 'published' ? hide : publish, ...(item.status === 'archived' ? [] : [archive])];
};

export const publishStatuses: { value: PublishStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'archived', label: 'Archived' },
];
