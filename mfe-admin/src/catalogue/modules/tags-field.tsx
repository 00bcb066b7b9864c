import { TextField } from '@marketplace/shared/ui/form';
import { useState } from 'react';

interface Props {
  label: string;
  tags: string[];
  errors: Record<string, string>;
  onChange: (tags: string[]) => void;
}

const read = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Of the tags as a whole, or of the first that was refused: all stand in one field. */
const errorIn = (errors: Props['errors'], tags: string[]) => {
  const at = tags.findIndex((_, index) => errors[`tags.${index}`]);
  return errors.tags ?? errors[`tags.${at}`]?.replace(/^This /, `Tag ${at + 1} `);
};

/** Tags in one line, parted by commas. */
export const TagsField = ({ label, tags, errors, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const shown = read(typed).join() === tags.join() ? typed : tags.join(', ');
  return (
    <TextField
      label={label}
      optional
      help="Parted by commas. Search finds the module by them."
      error={errorIn(errors, tags)}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
};
