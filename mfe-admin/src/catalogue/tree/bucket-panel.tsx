import { BucketFields, type ManagedBucket, type ManagedCategory } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { EditorPanel } from '../editing/editor-panel.tsx';
import { useEditor } from '../editing/use-editor.ts';

interface Props {
  bucket: ManagedBucket | undefined;
  categories: ManagedCategory[];
  /** The initial category of a new bucket. */
  within: string | undefined;
  onClose: () => void;
}

const labels: Record<keyof BucketFields, string> = {
  categoryId: 'Category',
  name: 'Name',
  description: 'Description',
};

const Field = fieldsOf<BucketFields>();

export const BucketPanel = ({ bucket, categories, within, onClose }: Props) => {
  const editor = useEditor<BucketFields>({
    ...{ path: '/buckets', item: bucket, contract: BucketFields, labels, sentences: { name: 'Enter a name.' } },
    initial: { categoryId: within ?? categories[0]?.id ?? '', name: '', description: '' },
  });
  const options = categories.map(({ id, fields, status }) => ({
    value: id,
    label: status === 'archived' ? `${fields.name} (archived)` : fields.name,
  }));
  return (
    <EditorPanel editor={editor} above="Bucket" title={bucket ? bucket.fields.name : 'New bucket'} onClose={onClose}>
      <Field.Select name="categoryId" options={options} />
      <Field.Text name="name" />
      <Field.Area name="description" rows={3} optional />
    </EditorPanel>
  );
};
