import type { AnswerWords } from '../messages/answer-en.ts';
import { RichText } from '../rich-text.tsx';

interface ReviewHeadProps {
  uid: string;
  number: number | undefined;
  rubric: string;
  words: AnswerWords;
  lang: string;
}

/** What was asked, above what was given. */
export function ReviewHead({ uid, number, rubric, words, lang }: ReviewHeadProps) {
  return (
    <div className="rb-rubric" id={`${uid}r`} lang={lang} dir="auto">
      {number !== undefined && <span className="rb-sr">{words.question(number)}: </span>}
      <RichText html={rubric} />
    </div>
  );
}
