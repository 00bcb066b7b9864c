import { useParams } from '@marketplace/shared/router';
import { isAdministrator, useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { OrganizationView } from '../organizations/organization-view.tsx';
import { OwnOrganization } from '../organizations/own-organization.tsx';

export default function OrganizationPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <Page dense>
      {user && isAdministrator(user) ? <OrganizationView key={id} id={id} /> : <OwnOrganization key={id} id={id} />}
    </Page>
  );
}
