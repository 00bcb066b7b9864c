import { ChakraProvider, Menu } from '@chakra-ui/react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { system } from '../chakra/system.ts';
import { Portal } from '../portal/portal.tsx';

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
  const trigger = useId();
  const focusTrigger = () => document.getElementById(trigger)?.focus();
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) focusTrigger();
  };
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    change(false);
  };
  /** Runs the chosen action once the menu is gone: a dialog then returns the focus to the button, not to the menu. */
  const chosen = useRef<MenuAction>(undefined);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    if (!action) return;
    focusTrigger();
    action.onSelect();
  };
  return (
    <ChakraProvider value={system}>
      <Menu.Root
        open={open}
        ids={{ trigger }}
        onOpenChange={(next) => change(next.open)}
        onExitComplete={runChosen}
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
              {actions.map((action) => (
                <Menu.Item key={action.label} value={action.label} onClick={() => void (chosen.current = action)}>
                  <action.icon size={16} strokeWidth={1.75} aria-hidden />
                  {action.label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ChakraProvider>
  );
};
