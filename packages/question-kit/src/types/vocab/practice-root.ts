import { focusRing, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { dictionaryStyles } from '../../primitives/dictionary/styles.ts';

/** What words to practise look like. */
export const PracticeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  ${dictionaryStyles}
  & .rb-vocab-hint {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-vocab-passage:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 6px;
    border-radius: 2px;
  }
  & .rb-vocab-passage [data-word] {
    border-radius: 4px;
    cursor: pointer;
  }
  & .rb-vocab-passage [data-word]:hover,
  & .rb-vocab-passage [data-word][data-open] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    box-shadow: 0 0 0 2px ${token.color.accentSoft};
  }
  & .rb-vocab-passage:focus-visible [data-word][data-current] {
    ${focusRing}
  }
  & .rb-vocab-list {
    padding: 0;
    list-style: none;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }
  & .rb-vocab-list > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space[12]};
    padding: ${token.space[4]} ${token.space[8]} ${token.space[4]} ${token.space[16]};
    padding-inline: ${token.space[16]} ${token.space[8]};
  }
  & .rb-vocab-list > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & .rb-vocab-term {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[12]};
    min-inline-size: 0;
    padding-block: ${token.space[8]};
    overflow-wrap: anywhere;
  }
  & .rb-vocab-term > b {
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    font-weight: 600;
  }
  & .rb-vocab-term > span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-vocab-acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
  & .rb-vocab-acts > .rb-dict-trouble:not(:empty) {
    justify-content: end;
    inline-size: 100%;
  }
  & .rb-vocab-translation {
    grid-column: 1 / -1;
    padding-block-end: ${token.space[8]};
    color: ${token.color.accentInk};
  }
  @container (inline-size < 36rem) {
    & .rb-vocab-acts > .rb-tool {
      min-inline-size: 44px;
      justify-content: center;
    }
    & .rb-vocab-acts > .rb-tool > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
