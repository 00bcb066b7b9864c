import { changeOf, type Bound } from '../editing/bound.ts';
import { PictureField } from './picture-field.tsx';

interface Props<Fields extends object> extends Omit<Bound<Fields, string | null>, 'label' | 'help'> {
  optional?: boolean;
}

/** A picture of an editor. Left out it is null, or blank where the contract requires one. */
export const BoundPicture = <Fields extends object>({ editor, name, optional = false }: Props<Fields>) => {
  const value = editor.fields[name];
  return (
    <PictureField
      label={editor.labels[name]}
      optional={optional}
      url={typeof value === 'string' && value !== '' ? value : null}
      error={editor.errors[name]}
      onChange={(url) => editor.set(changeOf(name, url ?? (optional ? null : '')))}
    />
  );
};
