import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** The styles of rich text in the editor: as in the student's view, with the spacing of a form. */
export const richTextStyle = css`
  & > * + * {
    margin-block-start: 0.6em;
  }
  & > p {
    margin-block-start: 0;
  }
  & > p + p {
    margin-block-start: 0.6em;
  }
  & :is(h2, h3, h4) {
    font-size: 1.1em;
    font-weight: 650;
    line-height: 1.35;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  & blockquote {
    padding-inline-start: 12px;
    border-inline-start: 3px solid ${token.color.line};
    color: ${token.color.inkSoft};
  }
  & mark {
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
  }
  & code {
    font-family: ${token.family.mono};
    font-size: 0.9em;
  }
  & :is(td, th) {
    padding: 4px 8px;
    border: 1px solid ${token.color.line};
    text-align: start;
  }
  &[data-empty]::before,
  &[data-placeholder]:has(> p:only-child > br.ProseMirror-trailingBreak:only-child)::before {
    content: attr(data-placeholder);
    float: inline-start;
    block-size: 0;
    color: ${token.color.inkFaint};
    pointer-events: none;
  }
`;
