import { recordOpening } from '@marketplace/shared/modules';
import { useUser } from '@marketplace/shared/session';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  moduleId: string;
  /** The module's own address, already checked to be safe. */
  url: string;
  className?: string | undefined;
  /** Called once the opening has been counted. */
  onCounted?: () => void;
  children: ReactNode;
}

const MIDDLE_BUTTON = 1;

/** Opens a module's own address in a new tab, and counts it for signed-in users. Not for those whose access is suspended. */
export const OpenModuleLink = ({ moduleId, url, className, onCounted, children }: Props) => {
  const user = useUser();
  if (user?.userAccess.modules.some(({ id, suspended }) => id === moduleId && suspended)) return null;
  const count = () => {
    if (user) void recordOpening(moduleId).then(onCounted);
  };
  const countMiddle = ({ button }: MouseEvent) => button === MIDDLE_BUTTON && count();
  return (
    <a href={url} target="_blank" rel="noopener" className={className} onClick={count} onAuxClick={countMiddle}>
      {children}
    </a>
  );
};
