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
  /** The language that is written in. */
  lang: string;
  /** HTML. Read again whenever it is not what this field itself gave last: after an undo, for one. */
  value: string;
  onChange: (html: string) => void;
  kind: ToolbarKind;
  /** Undo and redo are its own, because its text is not yet in the draft. */
  ownHistory: boolean;
  placeholder: string | undefined;
  /** Where the toolbar goes: the end of the label's line, so that nothing moves when it appears. */
  toolbarPlace: HTMLElement | null;
  /** Where the pointer came down that woke the field; `start` for the keyboard, `null` to leave the focus alone. */
  wokenAt: { left: number; top: number } | 'start' | null;
  /** What was typed while the surface was on its way; it is written where the caret is put. */
  earlyRef: RefObject<string>;
}

/** The writing surface itself. Only ever loaded when somebody is about to write. */
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
    toolbarPlace,
    wokenAt,
    earlyRef,
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
          toolbarPlace?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
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

  // The surface takes the focus at once, before the next key arrives, and puts the caret where the pointer was. The focus
  // command of the library would wait for a frame.
  useLayoutEffect(() => {
    if (wokenAt === null) return;
    const at = wokenAt === 'start' ? null : editor.view.posAtCoords(wokenAt);
    editor.commands.setTextSelection(at ? at.pos : editor.state.doc.content.size);
    editor.view.focus();
    const typed = earlyRef.current;
    earlyRef.current = '';
    if (typed !== '') editor.view.dispatch(editor.state.tr.insertText(typed));
  }, [editor, wokenAt, earlyRef]);

  return (
    <>
      <EditorContent editor={editor} />
      {toolbarPlace &&
        createPortal(<RichTextToolbar editor={editor} kind={kind} onLink={() => setLinking(true)} />, toolbarPlace)}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
