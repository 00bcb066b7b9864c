export { Entrance } from './entrance.tsx';
export { LeavingRow, LeavingRows } from './leaving-rows.tsx';
