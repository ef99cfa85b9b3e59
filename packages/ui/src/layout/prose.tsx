import { styled } from 'styled-components';
import type { StyledElement } from '../shared/styled-element.ts';
import { token } from '../theme/tokens.ts';

/** A reading passage in Source Serif 4, 18 px at 1.7, up to 65 characters wide. It styles every element of rich text. */
export const Prose: StyledElement<'div'> = styled.div`
  max-inline-size: 65ch;
  font-family: ${token.family.serif};
  font-size: ${token.font[18]};
  line-height: 1.7;
  color: ${token.color.ink};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  &:lang(ar) {
    line-height: 1.9;
  }
  & > * + * {
    margin-block-start: 1em;
  }
  & :is(h1, h2, h3, h4) {
    font-weight: 650;
    line-height: 1.3;
  }
  & h2 {
    font-size: ${token.font[22]};
  }
  & > * + :is(h1, h2, h3, h4) {
    margin-block-start: 1.6em;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  & li + li {
    margin-block-start: 0.35em;
  }
  & blockquote {
    padding-inline-start: ${token.space[16]};
    border-inline-start: 3px solid ${token.color.accent};
    color: ${token.color.inkSoft};
  }
  & mark {
    padding-inline: 0.1em;
    border-radius: 3px;
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-family: ${token.family.sans};
    font-size: ${token.font[16]};
  }
  & :is(th, td) {
    padding: 6px 10px;
    border: 1px solid ${token.color.line};
    text-align: start;
  }
  & img {
    border-radius: ${token.radius.control};
  }
`;
