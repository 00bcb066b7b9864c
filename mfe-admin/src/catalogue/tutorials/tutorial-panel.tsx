import { TutorialFields, type ManagedTutorial } from '@marketplace/shared/contracts';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { EditorPanel } from '../editing/editor-panel.tsx';
import styles from '../editing/editor.module.css';
import { useEditor } from '../editing/use-editor.ts';
import { useModuleOptions } from '../prices/use-module-options.ts';
import { StepsField } from './steps-field.tsx';

interface Props {
  tutorial: ManagedTutorial | undefined;
  onClose: () => void;
}

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
];

const newTutorial: TutorialFields = {
  moduleId: null,
  title: '',
  summary: '',
  steps: [{ title: '', text: '' }],
  level: 'beginner',
  minutes: 5,
};

const labels: Record<keyof TutorialFields, string> = {
  title: 'Title',
  summary: 'Summary',
  moduleId: 'Module',
  level: 'Level',
  minutes: 'Reading time',
  steps: 'Steps',
};

const sentences = {
  title: 'Enter a title.',
  summary: 'Describe in a sentence or two what it teaches.',
  'steps.title': 'Enter a step title.',
  'steps.text': 'Describe what to do in this step.',
};

const Field = allFieldsOf<TutorialFields>();

export const TutorialPanel = ({ tutorial, onClose }: Props) => {
  const editor = useEditor<TutorialFields>({
    ...{ path: '/tutorials', item: tutorial, initial: newTutorial, contract: TutorialFields, labels, sentences },
  });
  const known = tutorial?.fields.moduleId
    ? { id: tutorial.fields.moduleId, name: tutorial.moduleName ?? '' }
    : undefined;
  const options = useModuleOptions(known);
  return (
    <EditorPanel
      editor={editor}
      above="Tutorial"
      title={tutorial ? tutorial.fields.title : 'New tutorial'}
      onClose={onClose}
    >
      <Field.Text name="title" />
      <Field.Area name="summary" rows={3} />
      <Field.Select name="moduleId" options={[{ value: '', label: 'The whole marketplace' }, ...options]} />
      <div className={styles.pair}>
        <Field.Select name="level" options={levels} />
        <Field.Number name="minutes" suffix="minutes" />
      </div>
      <StepsField />
    </EditorPanel>
  );
};
