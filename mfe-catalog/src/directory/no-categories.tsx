import { EmptyState } from '@marketplace/shared/ui';
import { Boxes } from 'lucide-react';
import { CreateCategories } from '../create-categories/create-categories.tsx';
import { useIsAdministrator } from '../create-categories/use-is-administrator.ts';
import { Section } from '../dashboard/section.tsx';

/** Replaces an empty catalog. */
export const NoCategories = () => {
  if (!useIsAdministrator()) return null;
  return (
    <Section title="Explore by Categories">
      <EmptyState
        icon={Boxes}
        title="No Categories Available"
        text="Start with a category, then add a bucket and its modules. Visitors see them here."
        actions={<CreateCategories />}
      />
    </Section>
  );
};
