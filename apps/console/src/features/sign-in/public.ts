export { SessionEndDialog } from './session-end-dialog.tsx';
