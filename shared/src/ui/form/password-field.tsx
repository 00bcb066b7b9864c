import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from './text-field.tsx';

/** A password with show and hide. */
export const PasswordField = (props: ComponentProps<typeof TextField>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          size="small"
          onClick={() => setShown((was) => !was)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
};
