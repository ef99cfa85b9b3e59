import type { AnswerMessages } from '../messages/answer.ts';
import { Rubric } from '../views/rubric.tsx';

interface ReviewHeadProps {
  uid: string;
  number: number | undefined;
  rubric: string;
  messages: AnswerMessages;
  lang: string;
}

/** The rubric above a reviewed answer. */
export function ReviewHead({ uid, number, rubric, messages, lang }: ReviewHeadProps) {
  return (
    <div className="rb-rubric" id={`${uid}r`}>
      <Rubric html={rubric} number={number} messages={messages} lang={lang} />
    </div>
  );
}
