import { listReaderOf } from '@marketplace/shared/data';
import { ManagedTutorial } from '@marketplace/shared/contracts';
import { OrderedList } from '../lists/ordered-list.tsx';
import { publishActions, publishStatuses } from '../lists/publish-actions.ts';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { TutorialPanel } from './tutorial-panel.tsx';

const show = (tutorial: ManagedTutorial) => {
  const { title, steps, minutes } = tutorial.fields;
  const length = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${minutes} min`;
  return {
    name: title,
    detail: `${tutorial.moduleName ?? 'All modules'} · ${length}`,
    badges: <PublishBadge status={tutorial.status} />,
    actions: publishActions({ path: '/tutorials', item: tutorial, name: title }),
  };
};

export const TutorialList = () => (
  <OrderedList
    path="/tutorials"
    parse={listReaderOf(ManagedTutorial)}
    what="Tutorials"
    holds="A tutorial leads through a module step by step. A new one is a draft until you publish it."
    newLabel="New tutorial"
    placeholder="Title"
    statuses={publishStatuses}
    statusOf={({ status }) => status}
    show={show}
    panel={(tutorial, close) => <TutorialPanel key={tutorial?.id ?? 'new'} tutorial={tutorial} onClose={close} />}
  />
);
