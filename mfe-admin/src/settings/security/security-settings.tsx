import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { FormSkeleton } from '../../form/form-skeleton.tsx';
import { SecurityForm } from './security-form.tsx';
import { useSecurity } from './use-security.ts';

/** The section Security of the settings. What is typed survives reading the settings anew. */
export const SecuritySettings = () => {
  const { status, data, reload } = useSecurity();
  const [known, setKnown] = useState(data);
  if (data && !known) setKnown(data);
  if (known) return <SecurityForm known={known} onSaved={reload} />;
  if (status === 'loading') return <FormSkeleton />;
  return (
    <EmptyState
      icon={CloudOff}
      title="The security settings could not be loaded"
      text="The server did not answer. Nothing was changed."
      actions={<Button onClick={reload}>Try Again</Button>}
    />
  );
};
