import type { ManagedTutorial, TutorialFields } from '@marketplace/shared/contracts';
import { BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
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

export const TutorialPanel = ({ tutorial, onClose }: Props) => {
  const editor = useEditor<TutorialFields>({ path: '/tutorials', item: tutorial, initial: newTutorial, labels });
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
      <BoundText editor={editor} name="title" maxLength={120} rule="Give it a title." />
      <BoundText
        editor={editor}
        name="summary"
        rows={3}
        maxLength={400}
        rule="Say in a sentence or two what it teaches."
      />
      <BoundSelect
        editor={editor}
        name="moduleId"
        options={[{ value: '', label: 'About the marketplace as a whole' }, ...options]}
      />
      <div className={styles.pair}>
        <BoundSelect editor={editor} name="level" options={levels} />
        <BoundNumber editor={editor} name="minutes" suffix="minutes" />
      </div>
      <StepsField editor={editor} />
    </EditorPanel>
  );
};
