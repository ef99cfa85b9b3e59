import { useMemo } from 'react';
import type { AnswerMessages } from '../messages/answer.ts';
import { richText } from './rich-text.tsx';

interface RubricProps {
  html: string;
  number: number | undefined;
  messages: AnswerMessages;
  lang: string;
  /** For a legend, which allows phrasing content only. */
  phrasing?: boolean;
}

/** The rubric of a block, which decides the block's direction, after its number for screen readers. */
export function Rubric({ html, number, messages, lang, phrasing = false }: RubricProps) {
  const text = useMemo(() => richText(html, phrasing), [html, phrasing]);
  const Text = phrasing ? 'span' : 'div';
  return (
    <>
      {number !== undefined && <span className="rb-sr">{messages.question(number)}: </span>}
      <Text className="rb-ask" lang={lang}>
        {text}
      </Text>
    </>
  );
}
