export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { UnsavedChanges } from './unsaved-changes.tsx';
