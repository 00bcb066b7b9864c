import { recordOpening } from '@marketplace/shared/modules';
import { useUser } from '@marketplace/shared/session';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  moduleId: string;
  /** The module's own address, which is safe. */
  url: string;
  className?: string | undefined;
  /** The opening has been counted. */
  onCounted?: () => void;
  children: ReactNode;
}

const MIDDLE_BUTTON = 1;

/** Leads to a module's own address in a new tab; for who is signed in it counts. */
export const OpenModuleLink = ({ moduleId, url, className, onCounted, children }: Props) => {
  const user = useUser();
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
