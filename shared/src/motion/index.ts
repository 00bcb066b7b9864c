export { Entrance } from './entrance.tsx';
