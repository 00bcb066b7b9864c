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
  item: { id: string; version: string };
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
  const vanishes = held === '' ? 'It leaves the storefront' : `It leaves the storefront with ${held}`;
  const goOn =
    subscriptions === 0
      ? 'No running subscription is touched.'
      : `${counted(subscriptions, 'running subscription goes', 'running subscriptions go')} on to ${subscriptions === 1 ? 'its' : 'their'} end, and whoever has the module can open it.`;
  return `${vanishes}. ${goOn} It can be brought back at any time.`;
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
        run: () => changeStatus({ path, item, status: 'archived', done: `${name} is archived.` }),
      });
    } catch (error) {
      notify.error(serverSaid(error) ?? 'What archiving means could not be looked up. Try again in a moment.');
    }
  };
  return { archive: (what: Archived) => void archive(what), dialog };
};
