/** A dialog that is open. The panels of the frame are there when they are closed, too. */
export const openDialog = '[role="dialog"]:not([popover]), [role="alertdialog"], dialog[open]';
