export { Toaster } from './toaster.tsx';
export { notify } from './notify.ts';
