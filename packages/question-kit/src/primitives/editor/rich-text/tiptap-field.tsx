import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { extensions, extensionsWithHistory } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RichTextToolbar, type ToolbarKind } from './toolbar.tsx';

export interface TiptapFieldProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  /** The language of the text. */
  lang: string;
  /** HTML. The editor is updated when it differs from what this field last reported, for example after an undo. */
  value: string;
  onChange: (html: string) => void;
  kind: ToolbarKind;
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
    ownHistory,
    placeholder,
    toolbarContainer,
    activatedAt,
    pendingTextRef,
  } = props;
  const given = useRef(value);
  const report = useRef(onChange);
  const [linking, setLinking] = useState(false);
  useLayoutEffect(() => {
    report.current = onChange;
  });

  const editor = useEditor({
    extensions: ownHistory ? extensionsWithHistory : extensions,
    content: value,
    injectCSS: false,
    enableCoreExtensions: { textDirection: false },
    editorProps: {
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
      handleKeyDown: (_view, event) => {
        if (event.altKey && event.key === 'F10') {
          toolbarContainer?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        }
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
          setLinking(true);
          return true;
        }
        return false;
      },
    },
    onUpdate: ({ editor: written }) => {
      given.current = written.isEmpty ? '' : written.getHTML();
      report.current(given.current);
    },
  });

  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

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
