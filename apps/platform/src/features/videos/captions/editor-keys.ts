/** What a key does in the caption editor, besides undo, redo and save. */
export type EditorCommand =
  | 'next'
  | 'split'
  | 'break'
  | 'later'
  | 'earlier'
  | 'start-now'
  | 'end-now'
  | 'toggle'
  | 'back'
  | 'forward';

interface KeyPress {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The field that a key is pressed in, where it is one of a line. */
export type CueField = 'start' | 'end' | 'text';

// By their places on the keyboard: an Arabic one has other letters there, and Alt makes signs of them on a Mac.
const withAlt: Readonly<Record<string, EditorCommand>> = {
  ArrowUp: 'later',
  ArrowDown: 'earlier',
  BracketLeft: 'start-now',
  BracketRight: 'end-now',
  KeyK: 'toggle',
  KeyJ: 'back',
  KeyL: 'forward',
};

/** Returns the command of a key; undefined if the field or the browser has it. */
export function editorCommand(press: KeyPress, field: CueField | undefined): EditorCommand | undefined {
  const { key, code, shiftKey, altKey } = press;
  const isControl = press.ctrlKey || press.metaKey;
  if (altKey) return isControl ? undefined : withSideways(code, field);
  if (key !== 'Enter' || field === undefined) return undefined;
  if (field !== 'text') return 'next';
  if (isControl) return 'break';
  return shiftKey ? 'split' : 'next';
}

/** In a time, whose figures run from left to right in every language, the arrows to the sides do the same as up and down. */
function withSideways(code: string, field: CueField | undefined): EditorCommand | undefined {
  if (field !== 'text' && field !== undefined) {
    if (code === 'ArrowRight') return 'later';
    if (code === 'ArrowLeft') return 'earlier';
  }
  return withAlt[code];
}
