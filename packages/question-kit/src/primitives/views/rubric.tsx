import { useMemo } from 'react';
import type { AnswerMessages } from '../messages/answer-en.ts';
import { richText } from './rich-text.tsx';

interface RubricProps {
  html: string;
  number: number | undefined;
  messages: AnswerMessages;
  lang: string;
  /** For a legend, in which only phrases may stand. */
  phrasing?: boolean;
}

/** What is asked, in its own direction; its number is said before it in the reader's. */
export function Rubric({ html, number, messages, lang, phrasing = false }: RubricProps) {
  const text = useMemo(() => richText(html, phrasing), [html, phrasing]);
  const Text = phrasing ? 'span' : 'div';
  return (
    <>
      {number !== undefined && <span className="rb-sr">{messages.question(number)}: </span>}
      <Text className="rb-ask" lang={lang} dir="auto">
        {text}
      </Text>
    </>
  );
}
