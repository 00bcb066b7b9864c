import { LinkButton } from '@marketplace/shared/ui';
import { useIsAdministrator } from './use-is-administrator.ts';

/** Links administrators to where they can fill an empty catalog; renders nothing for others. */
export const CreateCategories = ({ onClick }: { onClick?: () => void }) => {
  if (!useIsAdministrator()) return null;
  return (
    <LinkButton to="/settings/catalogue" kind="primary" onClick={onClick}>
      Create categories and buckets
    </LinkButton>
  );
};
