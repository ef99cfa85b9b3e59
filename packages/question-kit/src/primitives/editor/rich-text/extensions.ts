import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Highlight, LangAndDir, Span, Subscript, Superscript, tableNodes } from './allow-listed.ts';

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
