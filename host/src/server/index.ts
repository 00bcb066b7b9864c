export { provided } from './provided.ts';
export { render } from './render.tsx';
