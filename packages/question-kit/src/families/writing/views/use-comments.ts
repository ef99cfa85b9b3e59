import { useState } from 'react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { Range } from '../../../primitives/text-ranges/segments.ts';
import type { AnnotationId } from '../../../primitives/schema/ids.ts';

/** What is written in the form of a comment. */
export type CommentDraft = Pick<Annotation, 'comment' | 'colour'>;

/** What is being written: a new comment, or an existing one. */
interface Editing {
  /** The comment as it was before: a new one has no words. */
  before: Annotation;
  isNew: boolean;
}

interface Comments {
  editing: Editing | null;
  activeId: AnnotationId | undefined;
  /** The last removed comment, while it can be restored. */
  removed: Annotation | undefined;
  look: (id: AnnotationId) => void;
  begin: (range: Range) => void;
  edit: (annotation: Annotation) => void;
  /** Takes what is being written as it is so far; without words, the comment is as it was before. */
  write: (draft: CommentDraft) => void;
  /** Ends the writing of a comment. */
  close: (draft: CommentDraft) => void;
  /** Ends the writing of a comment, and leaves it as it was before. */
  cancel: () => void;
  remove: (annotation: Annotation) => void;
  undo: () => void;
}

/**
 * Adding, editing and removing comments on a text. What is being written is among the comments from its first word on, so that it is
 * kept with them whatever becomes of the page.
 */
export function useComments(
  annotations: readonly Annotation[],
  onChange: (annotations: Annotation[]) => void,
): Comments {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [activeId, setActiveId] = useState<string>();
  const [removed, setRemoved] = useState<Annotation>();
  // Of the last comment, for the next one.
  const [colour, setColour] = useState<Annotation['colour']>('amber');

  const without = ({ id }: Annotation) => annotations.filter((one) => one.id !== id);
  const write = ({ before, isNew }: Editing, draft: CommentDraft) => {
    const comment = draft.comment.trim();
    const written = comment === '' ? before : { ...before, comment, colour: draft.colour };
    const stored = annotations.find(({ id }) => id === before.id);
    if (!stored) {
      if (comment !== '') onChange([...annotations, written]);
    } else if (isNew && comment === '') onChange(without(before));
    else if (stored.comment !== written.comment || stored.colour !== written.colour) {
      onChange(annotations.map((one) => (one.id === before.id ? written : one)));
    }
  };

  return {
    editing,
    activeId,
    removed,
    look: setActiveId,
    begin: (range) => setEditing({ before: { id: freshId(), ...range, comment: '', colour }, isNew: true }),
    edit: (annotation) => setEditing({ before: annotation, isNew: false }),
    write: (draft) => editing && write(editing, draft),
    close: (draft) => {
      if (!editing) return;
      write(editing, draft);
      setEditing(null);
      setActiveId(editing.before.id);
      setColour(draft.colour);
      setRemoved(undefined);
    },
    cancel: () => {
      if (!editing) return;
      write(editing, { ...editing.before, comment: '' });
      setEditing(null);
    },
    remove: (annotation) => {
      setRemoved(annotation);
      onChange(without(annotation));
    },
    undo: () => {
      if (!removed) return;
      setRemoved(undefined);
      setActiveId(removed.id);
      onChange([...annotations, removed]);
    },
  };
}
