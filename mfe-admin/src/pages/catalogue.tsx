import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';

export default function CataloguePage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Catalogue"
        lead="What visitors can browse and buy. A change is in the storefront within two seconds."
      />
      <Catalogue />
    </Page>
  );
}
