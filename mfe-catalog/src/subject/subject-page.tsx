import { statusOf } from '@marketplace/shared/http';
import { Button, EmptyState, LinkButton, Page, SkeletonCards } from '@marketplace/shared/ui';
import { CloudAlert, PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Listed } from '../module-list/use-module-list.ts';
import { isId } from './subject-id.ts';

interface Props {
  id: string | null;
  /** "bucket". */
  noun: string;
  listed: Pick<Listed<object>, 'status' | 'error' | 'reload' | 'shown'>;
  children: ReactNode;
}

/** The page of a bucket or category: itself, a placeholder while it loads, or why there is none. */
export const SubjectPage = ({ id, noun, listed: { status, error, reload, shown }, children }: Props) => {
  const missing = !isId(id) || statusOf(error) === 404;
  return (
    <Page>
      {shown && children}
      {id && status === 'loading' && !shown && <SkeletonCards count={8} />}
      {missing && (
        <EmptyState
          icon={PackageSearch}
          title={`This ${noun} does not exist`}
          text="It may have been renamed or merged into another."
          actions={
            <LinkButton to="/" kind="primary">
              Browse Marketplace
            </LinkButton>
          }
        />
      )}
      {status === 'failed' && !missing && (
        <EmptyState
          icon={CloudAlert}
          title={`The ${noun} could not be loaded`}
          actions={<Button onClick={reload}>Try again</Button>}
        />
      )}
    </Page>
  );
};
