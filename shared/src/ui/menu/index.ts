export { ActionsMenu, type MenuAction } from './actions-menu.tsx';
