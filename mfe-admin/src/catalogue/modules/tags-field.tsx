import { TextField } from '@marketplace/shared/ui/form';
import { useState } from 'react';

interface Props {
  tags: string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

const read = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Tags in one line, parted by commas. */
export const TagsField = ({ tags, error, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const shown = read(typed).join() === tags.join() ? typed : tags.join(', ');
  return (
    <TextField
      label="Tags"
      optional
      help="Parted by commas. Search finds the module by them."
      error={error}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
};
