import { memo, useCallback } from 'react';
import type { QuestionType } from '../../types/question-types.ts';
import type { AnswerEntry, StudentBlock } from '../core/registry.ts';
import { BlockFrame } from '../../primitives/views/block-frame.tsx';
import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import type { AnyAnswerView } from '../view-types.ts';

interface AnswerBlockProps {
  /** Undefined for a type that this page does not bring, or that comes from a newer kit. */
  view: AnyAnswerView | undefined;
  /** The type whose look the block takes. */
  type: QuestionType;
  block: StudentBlock;
  entry: AnswerEntry | undefined;
  index: number;
  onEntry: (index: number, entry: AnswerEntry) => void;
  readOnly: boolean;
  uid: string;
  number: number | undefined;
  messages: AnswerMessages;
  lang: string;
}

/** One block. Its props change only with its own answer, so a change in another block does not render it. */
export const AnswerBlock = memo(function AnswerBlock({ view, type, index, onEntry, ...given }: AnswerBlockProps) {
  const { block, uid, number, messages } = given;
  const onChange = useCallback((entry: AnswerEntry) => onEntry(index, entry), [onEntry, index]);
  const View = view?.Answer;
  return (
    <BlockFrame uid={uid} type={type} rubric={block.rubric} number={number} position={index} messages={messages}>
      {View ? <View {...given} onChange={onChange} /> : <p className="rb-broken">{messages.unknownType}</p>}
    </BlockFrame>
  );
});
