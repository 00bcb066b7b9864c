import { listReaderOf } from '@marketplace/shared/data';
import { ManagedTopChoice } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { Trash2 } from 'lucide-react';
import { useQuestion } from '../../question/use-question.tsx';
import { removeItem } from '../lists/change-status.ts';
import { OrderedList, orderedView } from '../lists/ordered-list.tsx';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { TopChoicePanel } from './top-choice-panel.tsx';

const topChoices = orderedView({ part: 'top-choices', placeholder: 'Name of the module' });

export const TopChoiceList = () => {
  const { ask, dialog } = useQuestion();
  const remove = (item: ManagedTopChoice) =>
    ask({
      title: `Take ${item.moduleName} out of the top choices?`,
      text: 'Its text and pictures here are gone; the module itself stays in the storefront.',
      action: 'Take out',
      run: () => removeItem({ path: '/top-choices', item, done: `${item.moduleName} is no top choice any more.` }),
    });
  return (
    <>
      <OrderedList<ManagedTopChoice>
        of={topChoices}
        parse={listReaderOf(ManagedTopChoice)}
        name="Top choices"
        noun="top choice"
        holds="The dashboard shows top choices, with a picture and a film of the module at work."
        show={(choice) => ({
          name: choice.moduleName,
          detail: choice.fields.description,
          picture: <Thumbnail url={choice.fields.thumbnailUrl} />,
          badges: !choice.isShown && <Badge>Module not published</Badge>,
          actions: [{ label: 'Take out', icon: Trash2, onSelect: () => remove(choice) }],
        })}
        panel={(choice, close) => <TopChoicePanel key={choice?.id ?? 'new'} choice={choice} onClose={close} />}
      />
      {dialog}
    </>
  );
};
