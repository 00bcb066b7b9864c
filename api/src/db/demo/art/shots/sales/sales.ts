import type { Screen } from '../../kit/frame.ts';
import { leads, leadDetail } from './sales/leads.ts';
import { pipelineBoard, forecast } from './sales/pipeline.ts';
import { quotes } from './sales/quotes.ts';
import { orders } from './sales/orders.ts';
import { commissions } from './sales/commissions.ts';

export const salesScreens: Record<string, Screen[]> = {
  leads: [leads, leadDetail],
  pipeline: [pipelineBoard, forecast],
  quotes: [quotes],
  orders: [orders],
  commissions: [commissions],
};
