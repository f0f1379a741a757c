export { ConfirmDialog } from './confirm-dialog.tsx';
export { SessionEndDialog } from './session-end-dialog.tsx';
