import type { Resource } from '@marketplace/shared/data';
import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormSkeleton } from '../form/form-skeleton.tsx';

interface Props<T> {
  resource: Resource<T>;
  /** Starts the error message, such as "The company details". */
  name: string;
  /** Shape of the loading state; fields by default. */
  skeleton?: ReactNode;
  children: (known: T, onLoadAgain: () => void) => ReactNode;
}

/** Renders part of the settings once loaded. Keeps the first data through saves, until it is reloaded on request. */
export const SettingsPart = <T,>({ resource: { status, data, reload }, name, skeleton, children }: Props<T>) => {
  const [known, setKnown] = useState<T>();
  if (data !== undefined && known === undefined && status === 'loaded') setKnown(data);
  const loadAgain = () => {
    setKnown(undefined);
    reload();
  };
  if (known !== undefined) return children(known, loadAgain);
  if (status !== 'failed') return skeleton ?? <FormSkeleton />;
  return (
    <EmptyState
      icon={CloudOff}
      title={`${name} could not be loaded`}
      text="The server didn’t respond. Nothing was changed."
      actions={<Button onClick={reload}>Try again</Button>}
    />
  );
};
