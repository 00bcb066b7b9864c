import { listReaderOf } from '@marketplace/shared/data';
import { ManagedTopChoice } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { Trash2 } from 'lucide-react';
import { useQuestion } from '../../question/use-question.tsx';
import { removeItem } from '../lists/change-status.ts';
import { OrderedList, orderedView } from '../lists/ordered-list.tsx';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { TopChoicePanel } from './top-choice-panel.tsx';

const topChoices = orderedView({ part: 'top-choices', placeholder: 'Module name' });

export const TopChoiceList = () => {
  const { ask, dialog } = useQuestion();
  const remove = (item: ManagedTopChoice) =>
    ask({
      title: `Remove ${item.moduleName} from the top choices?`,
      text: 'Its text and pictures here will be lost. The module stays in the storefront.',
      action: 'Remove',
      run: () => removeItem({ path: '/top-choices', item, done: `${item.moduleName} removed from the top choices.` }),
    });
  return (
    <>
      <OrderedList<ManagedTopChoice>
        of={topChoices}
        parse={listReaderOf(ManagedTopChoice)}
        name="Top choices"
        noun="top choice"
        holds="Feature modules on the dashboard, with a picture and a video."
        show={(choice) => ({
          name: choice.moduleName,
          detail: choice.fields.description,
          picture: <Thumbnail url={choice.fields.thumbnailUrl} />,
          badges: !choice.isShown && <Badge>Module not published</Badge>,
          actions: [{ label: 'Remove', icon: Trash2, onSelect: () => remove(choice) }],
        })}
        panel={(choice, close) => <TopChoicePanel key={choice?.id ?? 'new'} choice={choice} onClose={close} />}
      />
      {dialog}
    </>
  );
};
