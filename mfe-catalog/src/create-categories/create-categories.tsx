import { LinkButton } from '@marketplace/shared/ui';
import { useIsAdministrator } from './use-is-administrator.ts';

/** Where administrators fill a catalogue that is empty; nothing for everybody else. */
export const CreateCategories = ({ onClick }: { onClick?: () => void }) => {
  if (!useIsAdministrator()) return null;
  return (
    <LinkButton to="/settings/catalogue" kind="primary" onClick={onClick}>
      Create categories and buckets
    </LinkButton>
  );
};
