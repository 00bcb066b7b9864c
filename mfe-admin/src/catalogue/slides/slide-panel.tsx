import { SlideFields, type ManagedSlide } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { PictureField } from '../pictures/picture-field.tsx';

interface Props {
  slide: ManagedSlide | undefined;
  onClose: () => void;
}

type SlideDraft = Required<SlideFields>;

const newSlide: SlideDraft = {
  title: '',
  description: '',
  imageUrl: '',
  imageUrlDark: null,
  imageUrlPhone: null,
  imageUrlPhoneDark: null,
  imageAlt: '',
  buttonTitle: '',
  buttonLink: '',
};

const labels: Record<keyof SlideDraft, string> = {
  title: 'Title',
  description: 'Text',
  imageUrl: 'Picture',
  imageUrlDark: 'Picture in the dark theme',
  imageUrlPhone: 'Picture on phones',
  imageUrlPhoneDark: 'Picture on phones in the dark theme',
  imageAlt: 'Picture description',
  buttonTitle: 'Button text',
  buttonLink: 'Button link',
};

const sentences = {
  title: 'Enter a title.',
  description: 'Enter text for the slide.',
  buttonTitle: 'Enter text for the button.',
  buttonLink: 'Enter a link.',
};

const Field = fieldsOf<SlideDraft>();

export const SlidePanel = ({ slide, onClose }: Props) => {
  const editor = useEditor<SlideDraft>({
    ...{ path: '/slides', item: slide, initial: newSlide, contract: SlideFields, labels, sentences },
  });
  return (
    <EditorPanel editor={editor} above="Slide" title={slide ? slide.fields.title : 'New slide'} onClose={onClose}>
      <Field.Text name="title" />
      <Field.Area name="description" rows={3} />
      <PictureField name="imageUrl" />
      <PictureField name="imageUrlDark" />
      <PictureField name="imageUrlPhone" />
      <PictureField name="imageUrlPhoneDark" />
      <Field.Text
        name="imageAlt"
        optional
        help="Screen readers read it aloud. Leave blank if the picture is only decoration."
      />
      <Field.Text name="buttonTitle" />
      <Field.Text
        name="buttonLink"
        help="An address that starts with https://, or a path such as /marketplace/coming-soon."
      />
    </EditorPanel>
  );
};
