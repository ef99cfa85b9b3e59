import { memo, useCallback } from 'react';
import type { AnswerEntry, StudentBlock } from '../../core/registry.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { AnswerWords } from '../messages/answer-en.ts';
import { answerViewOf } from './answer-views.ts';

interface AnswerBlockProps {
  block: StudentBlock;
  entry: AnswerEntry | undefined;
  index: number;
  onEntry: (index: number, entry: AnswerEntry) => void;
  readOnly: boolean;
  uid: string;
  number: number | undefined;
  words: AnswerWords;
  lang: string;
}

/** One block. All it is given stays the same until its own answer changes, so a choice elsewhere leaves it alone. */
export const AnswerBlock = memo(function AnswerBlock({ index, onEntry, ...view }: AnswerBlockProps) {
  const { uid, number, words, block } = view;
  const onChange = useCallback((entry: AnswerEntry) => onEntry(index, entry), [onEntry, index]);
  const View = answerViewOf(block.type)?.Answer;
  return (
    <BlockFrame uid={uid} type={block.type} number={number} position={index} words={words}>
      {View ? <View {...view} onChange={onChange} /> : <p className="rb-broken">{words.unknownType}</p>}
    </BlockFrame>
  );
});
