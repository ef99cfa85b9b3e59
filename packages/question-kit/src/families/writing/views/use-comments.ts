import { useState } from 'react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { Range } from '../../../primitives/text-ranges/segments.ts';
import type { AnnotationId } from '../../../primitives/schema/ids.ts';

type Draft = Pick<Annotation, 'comment' | 'colour'>;

/** What is being edited: a new comment on a range, or an existing one. */
export type Editing = { kind: 'new'; range: Range } | { kind: 'old'; id: AnnotationId } | null;

export interface Comments {
  editing: Editing;
  activeId: AnnotationId | undefined;
  /** The last removed comment, while it can be restored. */
  removed: Annotation | undefined;
  /** The colour of the last comment, for the next one. */
  colour: Annotation['colour'];
  look: (id: AnnotationId) => void;
  begin: (range: Range) => void;
  edit: (id: AnnotationId) => void;
  cancel: () => void;
  save: (draft: Draft) => void;
  remove: (annotation: Annotation) => void;
  undo: () => void;
}

/** Adding, editing and removing comments on a text. */
export function useComments(
  annotations: readonly Annotation[],
  onChange: (annotations: Annotation[]) => void,
): Comments {
  const [editing, setEditing] = useState<Editing>(null);
  const [activeId, setActiveId] = useState<string>();
  const [removed, setRemoved] = useState<Annotation>();
  const [colour, setColour] = useState<Annotation['colour']>('amber');

  return {
    editing,
    activeId,
    removed,
    colour,
    look: setActiveId,
    begin: (range) => setEditing({ kind: 'new', range }),
    edit: (id) => setEditing({ kind: 'old', id }),
    cancel: () => setEditing(null),
    save: (draft) => {
      if (!editing) return;
      const id = editing.kind === 'old' ? editing.id : freshId();
      setEditing(null);
      setActiveId(id);
      setColour(draft.colour);
      setRemoved(undefined);
      onChange(
        editing.kind === 'old'
          ? annotations.map((one) => (one.id === id ? { ...one, ...draft } : one))
          : [...annotations, { id, ...editing.range, ...draft }],
      );
    },
    remove: (annotation) => {
      setRemoved(annotation);
      onChange(annotations.filter(({ id }) => id !== annotation.id));
    },
    undo: () => {
      if (!removed) return;
      setRemoved(undefined);
      setActiveId(removed.id);
      onChange([...annotations, removed]);
    },
  };
}
