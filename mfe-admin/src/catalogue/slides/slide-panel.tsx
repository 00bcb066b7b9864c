import type { ManagedSlide, SlideFields } from '@marketplace/shared/contracts';
import { BoundText } from '../editing/bound-fields.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { BoundPicture } from '../pictures/bound-picture.tsx';

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
  imageAlt: 'What the picture shows',
  buttonTitle: 'Button',
  buttonLink: 'Where the button leads',
};

export const SlidePanel = ({ slide, onClose }: Props) => {
  const editor = useEditor<SlideDraft>({ path: '/slides', item: slide, initial: newSlide, labels });
  return (
    <EditorPanel editor={editor} above="Slide" title={slide ? slide.fields.title : 'New slide'} onClose={onClose}>
      <BoundText editor={editor} name="title" maxLength={80} rule="Give it a title." />
      <BoundText editor={editor} name="description" rows={3} maxLength={240} rule="Say what the slide shows." />
      <BoundPicture editor={editor} name="imageUrl" />
      <BoundPicture editor={editor} name="imageUrlDark" optional />
      <BoundPicture editor={editor} name="imageUrlPhone" optional />
      <BoundPicture editor={editor} name="imageUrlPhoneDark" optional />
      <BoundText
        editor={editor}
        name="imageAlt"
        maxLength={200}
        optional
        help="Screen readers read it aloud. Leave it blank if the picture is only decoration."
      />
      <BoundText editor={editor} name="buttonTitle" maxLength={40} rule="Say what the button does." />
      <BoundText
        editor={editor}
        name="buttonLink"
        maxLength={500}
        rule="Write where the button leads."
        help="An address that begins with https://, or a path such as /marketplace/coming-soon."
      />
    </EditorPanel>
  );
};
