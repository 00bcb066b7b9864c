import { gap, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { arc, box, circle, gear } from '../shapes.ts';

const requisitions: Mark = [
  line('M38 28h-6a6 6 0 0 0-6 6v34a6 6 0 0 0 6 6h32a6 6 0 0 0 6-6V34a6 6 0 0 0-6-6h-6'),
  solid(box(37, 22, 22, 12, 4)),
  tintLine('M48 42v20M38 52h20'),
];

const purchaseOrders: Mark = [line('M20 26h8l7 32h31l6-23H31'), tintSolid(circle(40, 70, 5.5), circle(62, 70, 5.5))];

const vendorPortal: Mark = [
  line('M27 48v25h42V48'),
  tintSolid(box(42, 55, 12, 18, 3)),
  solid('M28 23h40l7 18a9 9 0 0 1-18 1a9 9 0 0 1-18 0a9 9 0 0 1-18-1z'),
];

const tenders: Mark = [
  tintLine('M51 51l22 21'),
  gap('M44 27l20 20-13 13-20-20z'),
  solid('M45 26l19 19-14 14-19-19z'),
  line('M43 24l23 23M29 38l23 23M23 74h22'),
];

const stock: Mark = [tintSolid(box(35, 22, 26, 24, 5)), solid(box(21, 50, 25, 24, 5), box(50, 50, 25, 24, 5))];

const batchSerial: Mark = [
  solid(box(22, 26, 6, 44, 2), box(32, 26, 10, 44, 2), box(55, 26, 6, 44, 2), box(69, 26, 5, 44, 2)),
  tintSolid(box(46, 26, 5, 44, 2), box(64, 26, 2.5, 44, 1)),
];

const cycleCount: Mark = [line('M30 25v46M42 25v46M54 25v46M66 25v46'), tintLine('M22 62l52-28')];

const inbound: Mark = [line('M23 73V39l25-16 25 16v34'), tintLine('M48 42v29M37 60l11 12 11-12')];

const pickPack: Mark = [
  tintSolid(circle(48, 29, 9)),
  line('M26 46v22a6 6 0 0 0 6 6h32a6 6 0 0 0 6-6V46M26 46l-6-9M70 46l6-9M26 46h14M70 46H56'),
];

const yard: Mark = [
  line('M22 26v48h52V26M48 26v48'),
  tintSolid(box(30, 28, 10, 34, 4)),
  tintLine('M61 28v26M54 47l7 7 7-7'),
];

const dispatch: Mark = [
  solid(box(20, 29, 32, 32, 5), 'M56 39h9a4 4 0 0 1 3.2 1.6l7 9.4a4 4 0 0 1 .8 2.4V57a4 4 0 0 1-4 4H56z'),
  gap(circle(34, 64, 4), circle(63, 64, 4)),
  tintSolid(circle(34, 64, 7.5), circle(63, 64, 7.5)),
];

const fleet: Mark = [
  tintLine('M25 44h46M48 56v16'),
  line(circle(48, 48, 25)),
  gap(circle(48, 48, 5)),
  solid(circle(48, 48, 9)),
];

const freightBills: Mark = [
  tintLine(circle(48, 30, 8)),
  solid('M34 40h28a5 5 0 0 1 4.9 4l6 25a5 5 0 0 1-4.9 6H28a5 5 0 0 1-4.9-6l6-25a5 5 0 0 1 4.9-4z'),
];

const mrp: Mark = [
  tintLine('M25 61l23 12 23-12M25 48l23 12 23-12'),
  gap('M48 26l23 11-23 11-23-11z'),
  solid('M48 22l27 14-27 14-27-14z'),
  line('M48 25l22 11-22 11-22-11z'),
];

const demandForecast: Mark = [
  tintSolid('M44 53L71 21a2.5 2.5 0 0 1 4 2v32a4 4 0 0 1-4 4z'),
  line('M22 62l11-12 12 5 27-17M22 74h52'),
];

const workOrders: Mark = [line('M48 21l23 13.5v27L48 75 25 61.5v-27z'), tintLine(circle(48, 48, 10))];

const bomRouting: Mark = [
  tintLine('M36 48h24M48 48V29h12M48 48v19h12'),
  solid(box(20, 38, 20, 20, 5), box(59, 21, 16, 16, 5), box(59, 40, 16, 16, 5), box(59, 59, 16, 16, 5)),
];

const shopFloor: Mark = [
  line('M23 73V43l16-11v11l16-11v11h18v30z'),
  tintSolid(box(33, 55, 8, 8, 2), box(46, 55, 8, 8, 2), box(59, 55, 8, 8, 2), box(63, 22, 7, 18, 2.5)),
];

const jobWork: Mark = [line('M24 36h46M58 24l13 12-13 12'), tintLine('M72 61H26M38 49L25 61l13 12')];

const inspections: Mark = [line('M20 48c14-26 42-26 56 0c-14 26-42 26-56 0z'), tintSolid(circle(48, 48, 9.5))];

const capa: Mark = [
  line('M43.8 25.5L22.5 64a5 5 0 0 0 4.3 7.5h42.4a5 5 0 0 0 4.3-7.5L52.2 25.5a4.8 4.8 0 0 0-8.4 0z'),
  tintLine('M39 54l7 7 11-13'),
];

const calibration: Mark = [
  line('M27.5 54.5L54.5 27.5a5 5 0 0 1 7 0l10 10a5 5 0 0 1 0 7L44.5 71.5a5 5 0 0 1-7 0l-10-10a5 5 0 0 1 0-7z'),
  tintLine('M38 46l5 5M47 37l8 8M56 28l5 5M30 54l6 6'),
];

const assetUpkeep: Mark = [
  line(
    'M54.5 38.5a3 3 0 0 0 0 4.2l4.8 4.8a3 3 0 0 0 4.2 0l10-10a17 17 0 0 1-22.5 22L36 74a6.5 6.5 0 0 1-9-9l15-15a17 17 0 0 1 22.5-22z',
  ),
];

const spares: Mark = [line(gear(48, 48, 8, 26, 20)), tintSolid(circle(48, 48, 8.5))];

const breakdownLog: Mark = [
  tintLine(arc(48, 48, 25, 40, 140), arc(48, 48, 25, 220, 320)),
  solid('M53 22L33 51h12l-4 23 22-31H50z'),
  line('M51 26L36 50h11l-3 18 17-24H49z'),
];

const changeControl: Mark = [
  tintLine('M33 35v26M34 48h12a15 15 0 0 0 15-12'),
  solid(circle(33, 28, 8.5), circle(33, 68, 8.5), circle(63, 29, 8.5)),
];

export const supplyChainMarks: Record<string, Mark> = {
  requisitions,
  'purchase-orders': purchaseOrders,
  'vendor-portal': vendorPortal,
  tenders,
  stock,
  'batch-serial': batchSerial,
  'cycle-count': cycleCount,
  inbound,
  'pick-pack': pickPack,
  yard,
  dispatch,
  fleet,
  'freight-bills': freightBills,
  mrp,
  'demand-forecast': demandForecast,
  'work-orders': workOrders,
  'bom-routing': bomRouting,
  'shop-floor': shopFloor,
  'job-work': jobWork,
  inspections,
  capa,
  calibration,
  'asset-upkeep': assetUpkeep,
  spares,
  'breakdown-log': breakdownLog,
  'change-control': changeControl,
};
