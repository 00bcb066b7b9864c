import type { MenuAction } from '@marketplace/shared/ui/menu';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** One-step moves of a row; absent at the ends of the list. */
export interface Moves {
  up?: () => void;
  down?: () => void;
}

export const movesOf = (index: number, count: number, move: (from: number, to: number) => void): Moves => ({
  ...(index > 0 && { up: () => move(index, index - 1) }),
  ...(index < count - 1 && { down: () => move(index, index + 1) }),
});

export const moveActions = ({ up, down }: Moves): MenuAction[] => [
  ...(up ? [{ label: 'Move up', icon: ArrowUp, onSelect: up }] : []),
  ...(down ? [{ label: 'Move down', icon: ArrowDown, onSelect: down }] : []),
];
