import type { HTMLAttributes, Ref } from 'react';
import type { Annotation } from '../../../primitives/schema/answer-parts.ts';
import { sortByPosition, segmentsOf, type Range } from '../../../primitives/text-ranges/segments.ts';
import type { AnnotationId } from '../../../primitives/schema/ids.ts';

interface AnnotatedTextProps extends HTMLAttributes<HTMLDivElement> {
  text: string;
  annotations: readonly Annotation[];
  /** The id of the open comment. */
  activeId: AnnotationId | undefined;
  /** A comment has been pressed in the text. */
  onPick: (id: AnnotationId) => void;
  /** A range that is about to be commented. */
  pending?: Range | undefined;
  numberOf: (position: number) => string;
  essay: Ref<HTMLDivElement>;
}

const pendingId = ' pending';

/**
 * A text with its comments highlighted, overlapping ones too. Their numbers are generated content, so that the text nodes
 * hold the text and nothing else, and a selection can be counted in them.
 */
export function AnnotatedText(props: AnnotatedTextProps) {
  const { text, annotations, activeId, onPick, pending, numberOf, essay, ...rest } = props;
  const ordered = sortByPosition(annotations);
  const place = new Map(ordered.map(({ id }, index) => [id, index]));
  const colours = new Map(ordered.map(({ id, colour }) => [id, colour]));
  const drawn = pending ? [...ordered, { id: pendingId, ...pending }] : ordered;

  return (
    <div {...rest} ref={essay} className="rb-essay" dir="auto">
      {segmentsOf(text, drawn).map(({ start, text: piece, ids, ending }) => {
        if (ids.length === 0) return <span key={start}>{piece}</span>;
        const comments = ids.filter((id) => id !== pendingId);
        // The innermost comment sets the background colour; the others show as lines below.
        const top = comments.at(-1);
        const numbers = ending.flatMap((id) => place.get(id) ?? []).map((index) => numberOf(index + 1));
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer; keyboard users reach comments through the list beside the text
          <mark
            key={start}
            data-colour={top && colours.get(top)}
            data-depth={comments.length > 1 ? Math.min(comments.length, 3) : undefined}
            data-comments={comments.join(' ')}
            data-active={(activeId !== undefined && ids.includes(activeId)) || undefined}
            data-pending={ids.includes(pendingId) || undefined}
            data-numbers={numbers.length > 0 ? numbers.join(' ') : undefined}
            onClick={() => top !== undefined && onPick(top)}
          >
            {piece}
          </mark>
        );
      })}
    </div>
  );
}
