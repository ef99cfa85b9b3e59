import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { CodeWords, Highlight, LangAndDir, Span, Subscript, Superscript, tableNodes } from './allow-listed.ts';
import { markedRanges, type TextRange } from './lines.ts';

const allowListed = (ownHistory: boolean): AnyExtension[] => [
  StarterKit.configure({
    ...(ownHistory ? {} : { undoRedo: false as const }),
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => /^(https?:|mailto:)/iu.test(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Subscript,
  Superscript,
  Highlight,
  Span,
  LangAndDir,
  ...tableNodes,
];

/**
 * The document that an author can write: nothing but the allow-list of `primitives/rich-text/rich-text.ts`, so that any paste
 * is cleaned when it is parsed. It has no undo history, because the draft has one for everything.
 */
export const extensions = allowListed(false);

/** The same extensions with an undo history, for a dialog whose text is not yet in the draft. */
export const extensionsWithHistory = allowListed(true);

/** A document of plain lines in which words can be formatted, as `inlineFormats` of `primitives/rich-text/rich-text.ts` lists. */
export function linesExtensions(rangesOf: (text: string) => readonly TextRange[]): AnyExtension[] {
  return [
    StarterKit.configure({
      blockquote: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      trailingNode: false,
      undoRedo: false,
    }),
    CodeWords,
    Subscript,
    Superscript,
    Highlight,
    markedRanges(rangesOf),
  ];
}
