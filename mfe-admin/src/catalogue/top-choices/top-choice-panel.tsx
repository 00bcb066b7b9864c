import type { ManagedTopChoice, TopChoiceFields } from '@marketplace/shared/contracts';
import { BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { BoundNumber } from '../editing/bound-number.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { BoundPicture } from '../pictures/bound-picture.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { useModuleOptions } from '../prices/use-module-options.ts';

interface Props {
  choice: ManagedTopChoice | undefined;
  onClose: () => void;
}

/** A top choice that is being written: its rating is asked for, not guessed. */
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

export const TopChoicePanel = ({ choice, onClose }: Props) => {
  const editor = useEditor<TopChoiceDraft>({ path: '/top-choices', item: choice, initial: newChoice, labels });
  const { fields, errors, set } = editor;
  const options = useModuleOptions(choice && { id: choice.id, name: choice.moduleName });
  return (
    <EditorPanel
      editor={editor}
      above="Top choice"
      title={choice ? choice.moduleName : 'New top choice'}
      onClose={onClose}
    >
      <BoundSelect
        editor={editor}
        name="moduleId"
        rule="Choose a module."
        disabled={choice !== undefined}
        options={[{ value: '', label: 'Choose a module' }, ...options]}
      />
      <BoundText editor={editor} name="description" rows={3} maxLength={300} rule="Say why it is a top choice." />
      <BoundNumber editor={editor} name="rating" help="Out of 5." />
      <PictureField
        label={labels.imageUrl}
        url={fields.imageUrl || null}
        error={errors.imageUrl}
        onChange={(url) => set({ imageUrl: url ?? '', ...(fields.thumbnailUrl === '' && { thumbnailUrl: url ?? '' }) })}
      />
      <BoundPicture editor={editor} name="thumbnailUrl" />
      <BoundText editor={editor} name="videoUrl" type="url" maxLength={500} optional />
      <BoundPicture editor={editor} name="imageUrlDark" optional />
      <BoundPicture editor={editor} name="thumbnailUrlDark" optional />
      <BoundText editor={editor} name="videoUrlDark" type="url" maxLength={500} optional />
    </EditorPanel>
  );
};
