/** What a key asks for while marking (`design-language.md`, "Marking"). */
export type KeyAction = 'next' | 'previous' | 'save-next';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** Whether a letter typed there is text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** J and K go on and back where no text is typed; Ctrl or Cmd with Enter saves from anywhere. */
export function keyActionOf(event: Pressed): KeyAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return 'save-next';
  if (event.ctrlKey || event.metaKey || takesText(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'j') return 'next';
  return key === 'k' ? 'previous' : null;
}
