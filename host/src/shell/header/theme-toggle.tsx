import { IconButton } from '@marketplace/shared/ui';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../theme/use-theme.ts';

export const ThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => setTheme(other)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
};
