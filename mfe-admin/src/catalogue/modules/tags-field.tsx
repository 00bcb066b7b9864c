import type { ModuleFields } from '@marketplace/shared/contracts';
import { useBound, useField } from '@marketplace/shared/form';
import { TextField } from '@marketplace/shared/ui/form';
import { useState } from 'react';

const read = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Tags in one line, separated by commas. */
export const TagsField = () => {
  const { errors } = useBound();
  const { label, value, set } = useField('tags');
  const tags = value as ModuleFields['tags'];
  const [typed, setTyped] = useState('');
  const shown = read(typed).join() === tags.join() ? typed : tags.join(', ');
  const at = tags.findIndex((_, index) => errors[`tags.${index}`]);
  return (
    <TextField
      label={label}
      optional
      help="Separated by commas. Search finds the module by them."
      error={errors['tags'] ?? errors[`tags.${at}`]?.replace(/^This /, `Tag ${at + 1} `)}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(read(event.target.value));
      }}
    />
  );
};
