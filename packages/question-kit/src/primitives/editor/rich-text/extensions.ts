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
 * The document an author can write: the allow-list of `core/rich-text.ts` and nothing else, so that a paste from anywhere
 * is cleaned by being parsed. Undo is the draft's, one history for everything.
 */
export const extensions = allowListed(false);

/** The same with a history of its own, for a dialog whose text is not yet in the draft. */
export const extensionsWithHistory = allowListed(true);
