export { mountPiece } from './mount-piece.tsx';
export { outsidePiece } from './outside-piece.tsx';
export { signIn, signOut } from './session.ts';
