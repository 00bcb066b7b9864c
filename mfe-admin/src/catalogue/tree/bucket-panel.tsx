import type { BucketFields, ManagedBucket, ManagedCategory } from '@marketplace/shared/contracts';
import { BoundSelect, BoundText } from '../editing/bound-fields.tsx';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';

interface Props {
  bucket: ManagedBucket | undefined;
  categories: ManagedCategory[];
  /** The category that a new one begins in. */
  within: string | undefined;
  onClose: () => void;
}

const labels: Record<keyof BucketFields, string> = {
  categoryId: 'Category',
  name: 'Name',
  description: 'Description',
};

export const BucketPanel = ({ bucket, categories, within, onClose }: Props) => {
  const editor = useEditor<BucketFields>({
    path: '/buckets',
    item: bucket,
    labels,
    initial: { categoryId: within ?? categories[0]?.id ?? '', name: '', description: '' },
  });
  const options = categories.map(({ id, fields, status }) => ({
    value: id,
    label: status === 'archived' ? `${fields.name} (archived)` : fields.name,
  }));
  return (
    <EditorPanel editor={editor} above="Bucket" title={bucket ? bucket.fields.name : 'New bucket'} onClose={onClose}>
      <BoundSelect editor={editor} name="categoryId" options={options} />
      <BoundText editor={editor} name="name" maxLength={120} rule="Give it a name." />
      <BoundText editor={editor} name="description" rows={3} maxLength={500} optional />
    </EditorPanel>
  );
};
