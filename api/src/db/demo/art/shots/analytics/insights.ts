import type { Screen } from '../../kit/frame.ts';
import { sales, operations } from './insights/dashboards.ts';
import { reportBuilder } from './insights/report-builder.ts';
import { kpiBoards } from './insights/kpi-boards.ts';
import { dataConnect } from './insights/data-connect.ts';
import { alerts } from './insights/alerts.ts';
import { askData } from './insights/ask-data.ts';

export const insightsScreens: Record<string, Screen[]> = {
  dashboards: [sales, operations],
  'report-builder': [reportBuilder],
  'kpi-boards': [kpiBoards],
  'data-connect': [dataConnect],
  alerts: [alerts],
  'ask-data': [askData],
};
