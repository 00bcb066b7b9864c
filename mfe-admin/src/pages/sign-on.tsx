import { Page } from '@marketplace/shared/ui';
import { Providers } from '../sign-on/providers.tsx';

export default function SignOnPage() {
  return (
    <Page dense>
      <Providers />
    </Page>
  );
}
