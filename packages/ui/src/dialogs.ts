/** The dialogs of the call page. */
export { LimitDialog } from './limit-dialog/limit-dialog.tsx';
export { VerificationDialog, type VerificationDialogProps } from './verification-dialog/verification-dialog.tsx';
