import { memo, useCallback } from 'react';
import type { QuestionType } from '../../types/question-types.ts';
import type { AnswerEntry, Block } from '../core/registry.ts';
import { BlockFrame } from '../../primitives/views/block-frame.tsx';
import type { ViewMessages } from '../../primitives/messages/messages.ts';
import type { AnyMarkerView } from '../view-types.ts';
import type { BlockMarks } from './use-block-marks.ts';

interface MarkerBlockProps {
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

/** One block to be marked. It renders again only when its own entry changes. */
export const MarkerBlock = memo(function MarkerBlock(props: MarkerBlockProps) {
  const { view, type, marks, saved, index, onEntry, ...given } = props;
  const { uid, number, messages } = given;
  const onChange = useCallback((entry: AnswerEntry) => onEntry(index, entry), [onEntry, index]);
  const Marker = view?.Marker;
  const { mark } = marks.mark;
  return (
    <BlockFrame uid={uid} type={type} number={number} position={index} messages={messages}>
      {Marker ? (
        <Marker {...given} {...marks} onChange={onChange} />
      ) : (
        <p className="rb-broken">{messages.unknownType}</p>
      )}
      {saved !== undefined && saved !== mark && <p className="rb-was">{messages.previousMark(saved)}</p>}
    </BlockFrame>
  );
});
