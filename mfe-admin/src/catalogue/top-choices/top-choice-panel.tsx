import { TopChoiceFields, type ManagedTopChoice } from '@marketplace/shared/contracts';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useModuleOptions } from '../prices/use-module-options.ts';

interface Props {
  choice: ManagedTopChoice | undefined;
  onClose: () => void;
}

/** A draft top choice: the rating starts empty and is required. */
type TopChoiceDraft = Required<Omit<TopChoiceFields, 'rating'>> & { rating: number | null };

const newChoice: TopChoiceDraft = {
  moduleId: '',
  description: '',
  videoUrl: null,
  thumbnailUrl: '',
  imageUrl: '',
  videoUrlDark: null,
  thumbnailUrlDark: null,
  imageUrlDark: null,
  rating: null,
};

const labels: Record<keyof TopChoiceFields, string> = {
  moduleId: 'Module',
  description: 'Text',
  rating: 'Rating',
  imageUrl: 'Picture',
  thumbnailUrl: 'Small picture',
  videoUrl: 'Video',
  imageUrlDark: 'Picture in the dark theme',
  thumbnailUrlDark: 'Small picture in the dark theme',
  videoUrlDark: 'Video in the dark theme',
};

const sentences = { moduleId: 'Choose a module.', description: 'Tell visitors why it’s a top choice.' };

const Field = allFieldsOf<TopChoiceDraft>();

export const TopChoicePanel = ({ choice, onClose }: Props) => {
  const editor = useEditor<TopChoiceDraft>({
    ...{ path: '/top-choices', item: choice, initial: newChoice, contract: TopChoiceFields, labels, sentences },
  });
  const { values, edit } = editor;
  const options = useModuleOptions(choice && { id: choice.id, name: choice.moduleName });
  return (
    <EditorPanel
      editor={editor}
      above="Top choice"
      title={choice ? choice.moduleName : 'New top choice'}
      onClose={onClose}
    >
      <Field.Select
        name="moduleId"
        disabled={choice !== undefined}
        options={[{ value: '', label: 'Choose a module' }, ...options]}
      />
      <Field.Area name="description" rows={3} />
      <Field.Number name="rating" help="Out of 5." />
      <PictureField
        name="imageUrl"
        onChange={(url) =>
          edit({ imageUrl: url ?? '', ...(values.thumbnailUrl === '' && { thumbnailUrl: url ?? '' }) })
        }
      />
      <PictureField name="thumbnailUrl" />
      <Field.Text name="videoUrl" type="url" />
      <PictureField name="imageUrlDark" />
      <PictureField name="thumbnailUrlDark" />
      <Field.Text name="videoUrlDark" type="url" />
    </EditorPanel>
  );
};
