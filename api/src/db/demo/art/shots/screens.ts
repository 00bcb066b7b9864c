import type { Screen } from '../kit/frame.ts';
import { insightsScreens } from './analytics/insights.ts';
import { workplaceScreens } from './collaboration/workplace.ts';
import { riskLegalScreens } from './governance/risk-legal.ts';
import { accessScreens } from './it-security/access.ts';
import { itOperationsScreens } from './it-security/it-operations.ts';
import { inventoryScreens } from './supply-chain/inventory.ts';
import { logisticsScreens } from './supply-chain/logistics.ts';
import { maintenanceScreens } from './supply-chain/maintenance.ts';
import { planningScreens } from './supply-chain/planning.ts';
import { procurementScreens } from './supply-chain/procurement.ts';
import { productDesignScreens } from './supply-chain/product-design.ts';
import { productionScreens } from './supply-chain/production.ts';
import { qualityScreens } from './supply-chain/quality.ts';
import { warehouseScreens } from './supply-chain/warehouse.ts';
import { accountingScreens } from './finance/accounting.ts';
import { taxScreens } from './finance/tax.ts';
import { treasuryScreens } from './finance/treasury.ts';
import { coreHrScreens } from './human-resources/core-hr.ts';
import { engagementScreens } from './human-resources/engagement.ts';
import { payrollScreens } from './human-resources/payroll.ts';
import { talentScreens } from './human-resources/talent.ts';
import { timeScreens } from './human-resources/time.ts';
import { marketingScreens } from './sales/marketing.ts';
import { salesScreens } from './sales/sales.ts';
import { serviceScreens } from './sales/service.ts';

const screens: Record<string, Screen[]> = {
  ...coreHrScreens,
  ...timeScreens,
  ...payrollScreens,
  ...talentScreens,
  ...engagementScreens,
  ...accountingScreens,
  ...taxScreens,
  ...treasuryScreens,
  ...salesScreens,
  ...marketingScreens,
  ...serviceScreens,
  ...procurementScreens,
  ...inventoryScreens,
  ...warehouseScreens,
  ...logisticsScreens,
  ...planningScreens,
  ...productionScreens,
  ...qualityScreens,
  ...maintenanceScreens,
  ...productDesignScreens,
  ...insightsScreens,
  ...itOperationsScreens,
  ...accessScreens,
  ...workplaceScreens,
  ...riskLegalScreens,
};

export function screensOf(moduleId: string): Screen[] {
  const found = screens[moduleId];
  if (!found) throw new Error(`No screen is drawn for the module "${moduleId}".`);
  return found;
}
