import { generalTutorials } from './general.ts';
import { payrollTutorials } from './payroll.ts';
import { timeTutorials } from './time.ts';
import { peopleTutorials } from './people.ts';
import { financeTutorials } from './finance.ts';
import { salesAndServiceTutorials } from './sales-and-service.ts';
import { purchaseAndStockTutorials } from './purchase-and-stock.ts';
import { productionTutorials } from './production.ts';
import { analyticsTutorials } from './analytics.ts';
import { workplaceTutorials } from './workplace.ts';
import type { DemoTutorial } from '../types.ts';

/** The general ones come first. */
export const demoTutorials: DemoTutorial[] = [
  ...generalTutorials,
  ...payrollTutorials,
  ...timeTutorials,
  ...peopleTutorials,
  ...financeTutorials,
  ...salesAndServiceTutorials,
  ...purchaseAndStockTutorials,
  ...productionTutorials,
  ...analyticsTutorials,
  ...workplaceTutorials,
];
