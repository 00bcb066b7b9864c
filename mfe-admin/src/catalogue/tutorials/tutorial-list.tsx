import { ManagedTutorial } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { OrderedList, orderedView } from '../lists/ordered-list.tsx';
import { publishActions, publishStatuses } from '../lists/publish-actions.ts';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { TutorialPanel } from './tutorial-panel.tsx';

const tutorials = orderedView({ part: 'tutorials', placeholder: 'Title', statuses: publishStatuses });

const show = (tutorial: ManagedTutorial) => {
  const { title, steps, minutes } = tutorial.fields;
  const length = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${minutes} min`;
  return {
    name: title,
    status: tutorial.status,
    detail: `${tutorial.moduleName ?? 'All modules'} · ${length}`,
    badges: <PublishBadge status={tutorial.status} />,
    actions: publishActions({ path: '/tutorials', item: tutorial, name: title }),
  };
};

export const TutorialList = () => (
  <OrderedList<ManagedTutorial>
    of={tutorials}
    parse={listReaderOf(ManagedTutorial)}
    name="Tutorials"
    noun="tutorial"
    holds="Tutorials explain a module step by step. New ones stay drafts until you publish them."
    show={show}
    panel={(tutorial, close) => <TutorialPanel key={tutorial?.id ?? 'new'} tutorial={tutorial} onClose={close} />}
  />
);
