import { useParams } from '@marketplace/shared/router';
import { isAdministrator, useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { OrganizationView } from '../organizations/organization-view.tsx';
import { OwnOrganization } from '../organizations/own-organization.tsx';

export default function OrganizationPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const administers = user !== null && isAdministrator(user);
  return (
    <Page dense={administers}>
      {administers ? <OrganizationView key={id} id={id} /> : <OwnOrganization key={id} id={id} />}
    </Page>
  );
}
