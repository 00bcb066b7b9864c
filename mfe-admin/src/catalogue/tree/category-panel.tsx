import { CategoryFields, type ManagedCategory } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import type { CSSProperties } from 'react';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';
import styles from './category-panel.module.css';

interface Props {
  category: ManagedCategory | undefined;
  /** Number of categories, used to pick a distinct hue for a new one. */
  count: number;
  onClose: () => void;
}

/** Degrees between the hues of consecutive new categories, which keeps them far apart. */
const GOLDEN_ANGLE = 137;

const labels: Record<keyof CategoryFields, string> = {
  name: 'Name',
  description: 'Description',
  hue: 'Color',
};

const Field = fieldsOf<CategoryFields>();

export const CategoryPanel = ({ category, count, onClose }: Props) => {
  const editor = useEditor<CategoryFields>({
    ...{
      path: '/categories',
      item: category,
      contract: CategoryFields,
      labels,
      sentences: { name: 'Enter a name.' },
    },
    initial: { name: '', description: '', hue: (count * GOLDEN_ANGLE) % 360 },
  });
  const { hue } = editor.values;
  return (
    <EditorPanel
      editor={editor}
      above="Category"
      title={category ? category.fields.name : 'New category'}
      onClose={onClose}
    >
      <Field.Text name="name" help="Shown in menus and search." />
      <Field.Area name="description" rows={3} optional />
      <label className={styles.hue} style={{ '--hue': hue } as CSSProperties}>
        <span>{labels.hue}</span>
        <span className={styles.row}>
          <input
            type="range"
            min={0}
            max={359}
            value={hue}
            onChange={(event) => editor.edit({ hue: Number(event.target.value) })}
          />
          <span className={styles.swatch} aria-hidden />
        </span>
      </label>
    </EditorPanel>
  );
};
