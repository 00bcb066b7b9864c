import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';

export default function CataloguePage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Catalog"
        lead="What visitors can browse and buy. Changes go live within two seconds."
      />
      <Catalogue />
    </Page>
  );
}
