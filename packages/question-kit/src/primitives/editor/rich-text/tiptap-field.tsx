import { toast } from '@rubrica/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { extensions, extensionsWithHistory, linesExtensions } from './extensions.ts';
import { caretOf, linesHandle, type LinesHandle, type TextRange } from './lines.ts';
import { LinkDialog } from './link-dialog.tsx';
import { hasLostPictures, readablePaste } from './pasted-html.ts';
import { RichTextToolbar, type ToolbarKind } from './toolbar.tsx';

export interface TiptapFieldProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  /** The language of the text. */
  lang: string;
  /** HTML. The editor is updated when it differs from what this field last reported, for example after an undo. */
  value: string;
  /** `caret` is the end of the selection in the text, for a field of lines; else 0. */
  onChange: (html: string, caret: number) => void;
  kind: ToolbarKind;
  lines?: LinesOptions | undefined;
  /** Uses its own undo history, because its text is not yet in the draft. */
  ownHistory: boolean;
  placeholder: string | undefined;
  /** The container of the toolbar, at the end of the label's line, so that the layout does not shift. */
  toolbarContainer: HTMLElement | null;
  /** The pointer position that activated the field; `start` for the keyboard, `null` to leave the focus unchanged. */
  activatedAt: { left: number; top: number } | 'start' | null;
  /** The text typed while the editor was loading; it is inserted at the caret. */
  pendingTextRef: RefObject<string>;
}

/** Makes a field one of plain lines in which words can be formatted. White space is kept. */
export interface LinesOptions {
  /** The ranges of the text that are marked. */
  markedRanges: (text: string) => readonly TextRange[];
  /** Set while the editor is loaded. */
  handle: RefObject<LinesHandle | null>;
}

/** White space is kept, and nothing that is typed is markup: a star is a wildcard there. */
const linesEditing = {
  parseOptions: { preserveWhitespace: 'full' },
  enableInputRules: false,
  enablePasteRules: false,
} as const;

const enableCoreExtensions = { textDirection: false } as const;

/** The rich text editor. It is loaded when a field is activated. */
export function TiptapField(props: TiptapFieldProps) {
  const {
    id,
    labelledBy,
    describedBy,
    lang,
    value,
    onChange,
    kind,
    lines,
    ownHistory,
    placeholder,
    toolbarContainer,
    activatedAt,
    pendingTextRef,
  } = props;
  const { format } = useEditorMessages();
  const [linesSchema] = useState(() => lines && linesExtensions(lines.markedRanges));
  const given = useRef(value);
  const report = useRef(onChange);
  const [linking, setLinking] = useState(false);
  useLayoutEffect(() => {
    report.current = onChange;
  });

  // The editor is told of new options only: applying them puts the selection back to the last one it knows.
  const [firstValue] = useState(value);
  const isLines = lines !== undefined;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        lang,
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(placeholder === undefined ? {} : { 'data-placeholder': placeholder }),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (event.altKey && event.key === 'F10') {
          toolbarContainer?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        }
        if (!isLines && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
          setLinking(true);
          return true;
        }
        return false;
      },
      handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => {
        if (clipboardData && hasLostPictures(clipboardData)) toast.info(format.noPictures);
        return false;
      },
      ...(isLines ? {} : { transformPastedHTML: readablePaste }),
    }),
    [id, labelledBy, describedBy, lang, placeholder, toolbarContainer, isLines, format],
  );

  const editor = useEditor({
    extensions: linesSchema ?? (ownHistory ? extensionsWithHistory : extensions),
    content: firstValue,
    ...(lines && linesEditing),
    injectCSS: false,
    enableCoreExtensions,
    editorProps,
    onUpdate: ({ editor: written }) => {
      given.current = written.isEmpty ? '' : written.getHTML();
      report.current(given.current, lines ? caretOf(written) : 0);
    },
  });

  // Before the next key press: what it writes is newer than the value of this render.
  useLayoutEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false, parseOptions: editor.options.parseOptions });
  }, [editor, value]);

  useImperativeHandle(lines?.handle, () => linesHandle(editor), [editor]);

  // Focuses at once, before the next key press, and puts the caret at the pointer position. The library's focus
  // command would wait for a frame.
  useLayoutEffect(() => {
    if (activatedAt === null) return;
    const at = activatedAt === 'start' ? null : editor.view.posAtCoords(activatedAt);
    editor.commands.setTextSelection(at ? at.pos : editor.state.doc.content.size);
    editor.view.focus();
    const typed = pendingTextRef.current;
    pendingTextRef.current = '';
    if (typed !== '') editor.view.dispatch(editor.state.tr.insertText(typed));
  }, [editor, activatedAt, pendingTextRef]);

  return (
    <>
      <EditorContent editor={editor} />
      {toolbarContainer &&
        createPortal(<RichTextToolbar editor={editor} kind={kind} onLink={() => setLinking(true)} />, toolbarContainer)}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
