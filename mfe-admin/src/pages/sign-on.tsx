import { Page, PageHeader } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { TablePreview } from '../preview/table-preview.tsx';
import { UntilThen } from '../preview/until-then.tsx';
import { SignOnSteps } from '../sign-on/sign-on-steps.tsx';

export default function SignOnPage() {
  return (
    <Page>
      <PageHeader
        above={<AdministrationNav />}
        title="Single sign-on"
        lead="People sign in with the account of their company, over OpenID Connect."
      />
      <UntilThen subject="Set up single sign-on">
        Providers cannot be added here yet. Tell support which one you use, and it is prepared with you.
      </UntilThen>
      <SignOnSteps />
      <TablePreview
        icon={Fingerprint}
        title="Identity providers"
        text="Each provider with its domains, the result of its last test, and a switch. Signing in by password stays possible for SUPER_ADMIN."
        columns={['Provider', 'Issuer', 'Domains', 'Last test', 'Enabled']}
      />
    </Page>
  );
}
