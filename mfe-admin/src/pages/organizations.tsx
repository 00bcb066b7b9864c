import { isAdministrator, useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { AllOrganizations } from '../organizations/all-organizations.tsx';
import { OwnOrganizations } from '../organizations/own-organizations.tsx';

export default function OrganizationsPage() {
  const user = useUser();
  const administers = user !== null && isAdministrator(user);
  return <Page dense={administers}>{administers ? <AllOrganizations /> : <OwnOrganizations />}</Page>;
}
