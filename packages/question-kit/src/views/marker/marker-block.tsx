import { memo, useCallback } from 'react';
import type { QuestionType } from '../../core/question-types.ts';
import type { AnswerEntry, Block } from '../../core/registry.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { ViewWords } from '../messages/words.ts';
import { markerViewOf } from './marker-views.ts';
import type { BlockMarks } from './use-block-marks.ts';

interface MarkerBlockProps {
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
  words: ViewWords;
  lang: string;
}

/** One block to be marked; it is drawn again only when its own entry changes. */
export const MarkerBlock = memo(function MarkerBlock(props: MarkerBlockProps) {
  const { type, marks, saved, index, onEntry, ...view } = props;
  const { uid, number, words } = view;
  const onChange = useCallback((entry: AnswerEntry) => onEntry(index, entry), [onEntry, index]);
  const { Marker } = markerViewOf(type);
  const { mark } = marks.mark;
  return (
    <BlockFrame uid={uid} type={type} number={number} position={index} words={words}>
      <Marker {...view} {...marks} onChange={onChange} />
      {saved !== undefined && saved !== mark && <p className="rb-was">{words.was(saved)}</p>}
    </BlockFrame>
  );
});
