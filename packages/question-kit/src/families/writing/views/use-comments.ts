import { useState } from 'react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { Range } from '../../../primitives/text-ranges/segments.ts';

type Draft = Pick<Annotation, 'comment' | 'colour'>;

/** What is being written: a comment on a range, or one that stands already. */
export type Editing = { kind: 'new'; range: Range } | { kind: 'old'; id: string } | null;

export interface Comments {
  editing: Editing;
  activeId: string | undefined;
  /** The comment removed last, as long as it can be brought back. */
  removed: Annotation | undefined;
  /** The colour the last comment had: markers tend to stay with one for a while. */
  colour: Annotation['colour'];
  look: (id: string) => void;
  begin: (range: Range) => void;
  edit: (id: string) => void;
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
