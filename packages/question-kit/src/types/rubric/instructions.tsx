import { token, Prose } from '@rubrica/ui';
import { css } from 'styled-components';
import { RichText } from '../../primitives/views/rich-text.tsx';

export const rubricStyles = css`
  & .rb-instructions {
    padding-inline-start: ${token.space[16]};
    border-inline-start: 3px solid ${token.color.line};
  }
`;

/** The instructions, set as a passage is, in their own direction. */
export function Instructions({ html, lang }: { html: string; lang: string }) {
  return (
    <Prose className="rb-instructions" lang={lang} dir="auto">
      <RichText html={html} />
    </Prose>
  );
}
