import type { HomeResult } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding-inline-start: ${token.space[16]};
  border-inline-start: 3px solid ${token.color.accent};

  & > blockquote {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

interface QuotedWordsProps {
  words: NonNullable<HomeResult['words']>;
  /** BCP 47; that of the interface when absent. */
  language?: string;
  /** About what they are, and where they stand in full. */
  children: ReactNode;
}

/** What a teacher wrote, in their words and in the direction of their language. */
export function QuotedWords({ words: { text, from }, language, children }: QuotedWordsProps) {
  return (
    <Figure>
      <blockquote dir="auto" lang={language}>
        {text}
      </blockquote>
      <figcaption>
        {from !== null && <bdi>{from}</bdi>}
        {children}
      </figcaption>
    </Figure>
  );
}
