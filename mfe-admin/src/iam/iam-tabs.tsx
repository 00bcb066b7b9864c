import { PageTabs } from '@marketplace/shared/ui/list';
import { iamTabs, type IamTab } from './tabs.ts';

const tabs = iamTabs.map((tab) => ({
  ...tab,
  to: tab.id === 'users' ? '/iam-dashboard' : `/iam-dashboard?tab=${tab.id}`,
}));

export const IamTabs = ({ current }: { current: IamTab }) => (
  <PageTabs label="Identity and access" tabs={tabs} current={current} />
);
