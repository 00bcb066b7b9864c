import { lazy, Suspense, type ComponentProps } from 'react';
import type { OwnedNotice as Notice } from './owned-notice.tsx';

const OwnedNotice = lazy(async () => ({ default: (await import('./owned-notice.tsx')).OwnedNotice }));

interface Props {
  name: string;
  /** Missing from an older API. */
  owned: ComponentProps<typeof Notice>['owned'] | undefined;
}

/** Warns if the organization already has the module. Its code is loaded only then. */
export const Owned = ({ name, owned = [] }: Props) =>
  owned.length > 0 && (
    <Suspense>
      <OwnedNotice name={name} owned={owned} />
    </Suspense>
  );
