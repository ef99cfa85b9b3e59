import { Extension, type Editor } from '@tiptap/react';
import { Slice, Fragment, type Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A range of a text; `start` and `end` as `slice` takes them. */
export interface TextRange {
  start: number;
  end: number;
}

/** What a form does with the text of a field whose lines are plain but for the formatting of words. */
export interface LinesHandle {
  /** The selection, as offsets in the text; lines are separated by one line break. */
  selection: () => TextRange;
  /** Replaces a range of the text and puts the caret behind what replaced it. */
  replace: (range: TextRange, text: string) => void;
}

/** The text of a document: its paragraphs, separated by line breaks. */
function textOf(doc: DocumentNode, end = doc.content.size): string {
  return doc.textBetween(0, end, '\n', '\n');
}

/** The offset of the end of the selection in the text. */
export function caretOf({ state }: Editor): number {
  return textOf(state.doc, state.selection.to).length;
}

/** The position in a document that an offset in its text stands for. */
function positionAt(doc: DocumentNode, offset: number): number {
  let start = 1;
  let rest = offset;
  for (const line of doc.children) {
    if (rest <= line.content.size) return start + rest;
    rest -= line.content.size + 1;
    start += line.nodeSize;
  }
  return doc.content.size - 1;
}

/** The handle of an editor. */
export function linesHandle({ view }: Editor): LinesHandle {
  return {
    selection: () => {
      const { doc, selection } = view.state;
      return { start: textOf(doc, selection.from).length, end: textOf(doc, selection.to).length };
    },
    replace: ({ start, end }, text) => {
      const { doc, tr } = view.state;
      const from = positionAt(doc, start);
      tr.insertText(text, from, positionAt(doc, end));
      view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + text.length)));
      view.focus();
    },
  };
}

/** Marks ranges of the text with `data-marked`. */
export function markedRanges(rangesOf: (text: string) => readonly TextRange[]): Extension {
  const draw = (doc: DocumentNode) =>
    DecorationSet.create(
      doc,
      rangesOf(textOf(doc)).map(({ start, end }) =>
        Decoration.inline(positionAt(doc, start), positionAt(doc, end), { 'data-marked': '' }),
      ),
    );
  return Extension.create({
    name: 'markedRanges',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        state: {
          init: (_config, { doc }) => draw(doc),
          apply: (transaction, drawn) => (transaction.docChanged ? draw(transaction.doc) : drawn),
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
          // Keeps empty lines, which the default reader of plain text leaves out.
          clipboardTextParser: (text, context) => {
            const { schema } = context.doc.type;
            const lines = text.split(/\r\n?|\n/u);
            const paragraphs = lines.map((line) =>
              schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]),
            );
            return Slice.maxOpen(Fragment.from(paragraphs));
          },
          clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n', '\n'),
        },
      }),
    ],
  });
}
