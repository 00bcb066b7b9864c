import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { PackageOpen } from 'lucide-react';

/** A bucket or category before its first module. */
export const NoModules = ({ noun }: { noun: string }) => (
  <EmptyState
    icon={PackageOpen}
    title="No modules here yet"
    text={`Modules will appear here once they’re published to this ${noun}.`}
    actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
  />
);
