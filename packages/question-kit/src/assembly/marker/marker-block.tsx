import { memo, useCallback } from 'react';
import type { QuestionType } from '../../types/question-types.ts';
import type { AnswerEntry, Block } from '../core/registry.ts';
import { BlockFrame } from '../../primitives/views/block-frame.tsx';
import type { ViewMessages } from '../../primitives/messages/messages.ts';
import type { AnyMarkerView } from '../view-types.ts';
import type { BlockMarks } from './use-block-marks.ts';

/** A block to be marked, as its answer and its marks take it. */
export interface MarkerBlockProps {
  /** Undefined for a type that this page does not bring, or that comes from a newer kit. */
  view: AnyMarkerView | undefined;
  /** The type whose look the block takes. */
  type: QuestionType;
  block: Block;
  entry: AnswerEntry | undefined;
  marks: BlockMarks;
  /** The mark that stood when the host last saved; shown where it differs. */
  saved: number | undefined;
  index: number;
  onEntry: (index: number, entry: AnswerEntry) => void;
  uid: string;
  number: number | undefined;
  messages: ViewMessages;
  lang: string;
}

/** What a marker view takes, of the props of its block. */
function useViewProps({ marks, index, onEntry, block, entry, uid, number, messages, lang }: MarkerBlockProps) {
  const onChange = useCallback((changed: AnswerEntry) => onEntry(index, changed), [onEntry, index]);
  return { ...marks, block, entry, uid, number, messages, lang, onChange };
}

function PreviousMark({ marks, saved, messages }: Pick<MarkerBlockProps, 'marks' | 'saved' | 'messages'>) {
  return saved !== undefined && saved !== marks.mark.mark && <p className="rb-was">{messages.previousMark(saved)}</p>;
}

/** One block to be marked, its marks below its answer. It renders again only when its own entry changes. */
export const MarkerBlock = memo(function MarkerBlock(props: MarkerBlockProps) {
  const { view, type, block, index, uid, number, messages } = props;
  const viewProps = useViewProps(props);
  const { Answer, Marks } = view ?? {};
  return (
    <BlockFrame uid={uid} type={type} rubric={block.rubric} number={number} position={index} messages={messages}>
      {Answer ? <Answer {...viewProps} isBeside={false} /> : <p className="rb-broken">{messages.unknownType}</p>}
      {Marks && <Marks {...viewProps} isBeside={false} />}
      <PreviousMark {...props} />
    </BlockFrame>
  );
});

/** The answer of a block whose marks are in a pane of their own. */
export const BlockAnswer = memo(function BlockAnswer(props: MarkerBlockProps) {
  const { view, type, block, index, uid, number, messages } = props;
  const viewProps = useViewProps(props);
  const Answer = view?.Answer;
  return (
    <BlockFrame uid={uid} type={type} rubric={block.rubric} number={number} position={index} messages={messages}>
      {Answer ? <Answer {...viewProps} isBeside /> : <p className="rb-broken">{messages.unknownType}</p>}
    </BlockFrame>
  );
});

/** The marks of a block, apart from its answer. */
export const BlockMarksGroup = memo(function BlockMarksGroup(props: MarkerBlockProps) {
  const { view, type, index, uid, number, messages } = props;
  const viewProps = useViewProps(props);
  const Marks = view?.Marks;
  if (!Marks) return null;
  return (
    <div
      role="group"
      aria-label={number === undefined ? undefined : messages.question(number)}
      data-marks-of={index}
      data-pending={props.marks.mark.pending || undefined}
    >
      <BlockFrame uid={`${uid}m`} type={type} number={number} messages={messages}>
        <Marks {...viewProps} isBeside />
        <PreviousMark {...props} />
      </BlockFrame>
    </div>
  );
});
