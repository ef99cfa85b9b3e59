/** A dialog that is open. The panels of the frame are there when they are closed, too. */
export const openDialog = '[role="dialog"]:not([popover]), [role="alertdialog"], dialog[open]';

/** An open dialog in which what is typed is lost with the page. The browser keeps what is typed in the conversation. */
export const unkeptDialog = `:is(${openDialog}):not([data-conversation])`;
