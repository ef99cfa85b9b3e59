import { IconButton } from '@rubrica/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading,
  Highlighter,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { EditorMessages } from '../messages/en.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';

/** The tools that a field offers: those for the text of a question, for a passage, or for words in plain lines. */
export type ToolbarKind = 'wording' | 'passage' | 'lines';

type ToolName = keyof EditorMessages['format'];

interface Tool {
  name: ToolName;
  icon: LucideIcon;
  active?: (editor: Editor) => boolean;
  run: (editor: Editor, onLink: () => void) => void;
  shortcut?: string;
}

const mark = (name: ToolName, markName: string, icon: LucideIcon, shortcut?: string): Tool => ({
  name,
  icon,
  active: (editor) => editor.isActive(markName),
  run: (editor) => editor.chain().focus().toggleMark(markName).run(),
  ...(shortcut ? { shortcut } : {}),
});

const link: Tool = {
  name: 'link',
  icon: LinkIcon,
  active: (editor) => editor.isActive('link'),
  run: (_editor, onLink) => onLink(),
  shortcut: 'Ctrl K',
};
const bullets: Tool = {
  name: 'bullets',
  icon: List,
  active: (editor) => editor.isActive('bulletList'),
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
};
const bold = mark('bold', 'bold', Bold, 'Ctrl B');
const italic = mark('italic', 'italic', Italic, 'Ctrl I');
const underline = mark('underline', 'underline', Underline, 'Ctrl U');
const highlight = mark('highlight', 'highlight', Highlighter);
const subscript = mark('subscript', 'subscript', Subscript);
const superscript = mark('superscript', 'superscript', Superscript);

const tools: Record<ToolbarKind, readonly Tool[]> = {
  wording: [bold, italic, underline, bullets, link],
  lines: [bold, italic, underline, highlight, subscript, superscript],
  passage: [
    {
      name: 'heading',
      icon: Heading,
      active: (editor) => editor.isActive('heading'),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    bold,
    italic,
    underline,
    mark('strike', 'strike', Strikethrough),
    highlight,
    subscript,
    superscript,
    bullets,
    {
      name: 'numbers',
      icon: ListOrdered,
      active: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: TextQuote,
      active: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    link,
    {
      name: 'plain',
      icon: RemoveFormatting,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin-block: -4px;
  & button {
    inline-size: 28px;
    block-size: 28px;
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    & button {
      inline-size: 40px;
      block-size: 40px;
    }
  }
`;

/** The formatting toolbar: one tab stop; arrow keys move between tools, Alt+F10 focuses it from the text, Escape returns. */
export function RichTextToolbar({ editor, kind, onLink }: { editor: Editor; kind: ToolbarKind; onLink: () => void }) {
  const m = useEditorMessages();
  const [stop, setStop] = useState(0);
  const offered = tools[kind];
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => offered.map((tool) => (tool.active?.(now) ? '1' : '0')).join(''),
  });

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const moves: Record<string, number> = {
      [forward]: (stop + 1) % buttons.length,
      [forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: (stop + buttons.length - 1) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    if (event.key === 'Escape') editor.commands.focus();
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  };

  return (
    <Bar role="toolbar" tabIndex={-1} aria-label={m.format.toolbar} onKeyDown={walk}>
      {offered.map((tool, index) => (
        <IconButton
          key={tool.name}
          label={m.format[tool.name]}
          icon={<tool.icon aria-hidden="true" />}
          pressed={tool.active ? active[index] === '1' : undefined}
          shortcut={tool.shortcut}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // Prevents the press from moving the selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => tool.run(editor, onLink)}
        />
      ))}
    </Bar>
  );
}
