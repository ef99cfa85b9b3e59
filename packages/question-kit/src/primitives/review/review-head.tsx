import type { AnswerWords } from '../messages/answer-en.ts';
import { Rubric } from '../views/rubric.tsx';

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
    <div className="rb-rubric" id={`${uid}r`}>
      <Rubric html={rubric} number={number} words={words} lang={lang} />
    </div>
  );
}
