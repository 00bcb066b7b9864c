import { ChakraProvider, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { system } from '../chakra/system.ts';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

interface Props {
  /** What the actions are for, read aloud: "Actions for Attendance". */
  label: string;
  actions: MenuAction[];
}

/** A button that opens a menu of actions. Escape and Tab close it, and the focus returns to the button. */
export const ActionsMenu = ({ label, actions }: Props) => {
  const [open, setOpen] = useState(false);
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <ChakraProvider value={system}>
      <Menu.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        positioning={{ placement: 'bottom-end', gutter: 4 }}
        loopFocus
        aria-label={label}
      >
        <Menu.Trigger asChild>
          <IconButton label={label} size="small">
            <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content onKeyDown={closeOnTab}>
              {actions.map(({ label: text, icon: Icon, onSelect }) => (
                <Menu.Item key={text} value={text} onClick={onSelect}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {text}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ChakraProvider>
  );
};
