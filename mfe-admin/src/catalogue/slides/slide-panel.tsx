import type { ManagedSlide, SlideFields } from '@marketplace/shared/contracts';
import { BoundText } from '../editing/bound-fields.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { PictureField } from '../pictures/picture-field.tsx';

interface Props {
  slide: ManagedSlide | undefined;
  onClose: () => void;
}

const newSlide: SlideFields = {
  title: '',
  description: '',
  imageUrl: '',
  imageUrlDark: null,
  imageAlt: '',
  buttonTitle: '',
  buttonLink: '',
};

export const SlidePanel = ({ slide, onClose }: Props) => {
  const editor = useEditor<SlideFields>({ path: '/slides', item: slide, initial: newSlide });
  const { fields, errors, set } = editor;
  return (
    <EditorPanel editor={editor} above="Slide" title={slide ? slide.fields.title : 'New slide'} onClose={onClose}>
      <BoundText editor={editor} name="title" label="Title" maxLength={80} />
      <BoundText editor={editor} name="description" label="Text" rows={3} maxLength={240} />
      <PictureField
        label="Picture"
        url={fields.imageUrl || null}
        error={errors.imageUrl}
        onChange={(url) => set({ imageUrl: url ?? '' })}
      />
      <PictureField
        label="Picture in the dark theme"
        optional
        url={fields.imageUrlDark}
        error={errors.imageUrlDark}
        onChange={(imageUrlDark) => set({ imageUrlDark })}
      />
      <BoundText
        editor={editor}
        name="imageAlt"
        label="What the picture shows"
        maxLength={200}
        optional
        help="Read aloud to who does not see it. Leave it blank where it only decorates."
      />
      <BoundText editor={editor} name="buttonTitle" label="Button" maxLength={40} />
      <BoundText
        editor={editor}
        name="buttonLink"
        label="Where the button leads"
        maxLength={500}
        help="An address that begins with https://, or a path such as /marketplace/coming-soon."
      />
    </EditorPanel>
  );
};
