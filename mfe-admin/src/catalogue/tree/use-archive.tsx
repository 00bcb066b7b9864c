import { readerOf } from '@marketplace/shared/data';
import { ArchiveImpact } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useQuestion } from '../../question/use-question.tsx';
import { changeStatus } from '../lists/change-status.ts';
import { CATALOGUE } from '../use-managed.ts';

interface Archived {
  kind: 'category' | 'bucket' | 'module';
  path: string;
  item: { id: string; version: string; status: string };
  name: string;
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** Explains the effects of archiving. */
export const impactText = (kind: Archived['kind'], { buckets, modules, subscriptions }: ArchiveImpact) => {
  const held = [
    ...(kind === 'category' ? [counted(buckets, 'bucket', 'buckets')] : []),
    ...(kind === 'module' ? [] : [counted(modules, 'published module', 'published modules')]),
  ].join(' and ');
  const vanishes =
    held === '' ? 'This hides it from the storefront' : `This hides it from the storefront, with ${held}`;
  const goOn =
    subscriptions === 0
      ? 'It has no running subscriptions.'
      : `${counted(subscriptions, 'running subscription continues until it ends', 'running subscriptions continue until they end')}, with full access.`;
  return `${vanishes}. ${goOn} You can restore it anytime.`;
};

/** Asks for confirmation before archiving and says what it affects. */
export const useArchive = () => {
  const { ask, dialog } = useQuestion();
  const archive = async ({ kind, path, item, name }: Archived) => {
    try {
      const { data } = await marketplace.get(`${CATALOGUE}/impact?kind=${kind}&id=${encodeURIComponent(item.id)}`);
      ask({
        title: `Archive ${name}?`,
        text: impactText(kind, readerOf(ArchiveImpact)(data)),
        action: 'Archive',
        run: () =>
          changeStatus({
            ...{ path, item, status: 'archived', done: `${name} archived.` },
            // A restored draft would be published.
            ...(item.status === 'published' && { was: 'published' }),
          }),
      });
    } catch (error) {
      notify.error(serverSaid(error) ?? 'We couldn’t check what archiving affects. Try again in a moment.');
    }
  };
  return { archive: (what: Archived) => void archive(what), dialog };
};
