import { PageTabs } from '@marketplace/shared/ui/list';
import { CouponList } from './coupons/coupon-list.tsx';
import { CatalogueFiles } from './files/catalogue-files.tsx';
import { PolicyEditor } from './policy/policy-editor.tsx';
import { PriceList } from './prices/price-list.tsx';
import { SlideList } from './slides/slide-list.tsx';
import { TopChoiceList } from './top-choices/top-choice-list.tsx';
import { CatalogueTree } from './tree/catalogue-tree.tsx';
import { TutorialList } from './tutorials/tutorial-list.tsx';
import { catalogueViews, linkTo, useCatalogueView } from './use-catalogue-view.ts';

const parts = {
  tree: CatalogueTree,
  prices: PriceList,
  coupons: CouponList,
  slides: SlideList,
  'top-choices': TopChoiceList,
  tutorials: TutorialList,
  policy: PolicyEditor,
  files: CatalogueFiles,
};

const tabs = catalogueViews.map((tab) => ({ ...tab, to: linkTo({ view: tab.id }) }));

export const Catalogue = () => {
  const { view } = useCatalogueView();
  const Part = parts[view.view];
  return (
    <>
      <PageTabs label="Catalog" tabs={tabs} current={view.view} />
      <Part />
    </>
  );
};
