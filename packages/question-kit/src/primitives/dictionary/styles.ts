import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** What a dictionary says looks the same in a card and in a list. */
export const dictionaryStyles = css`
  & .rb-tool {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    padding-inline: 10px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  & .rb-tool:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & .rb-tool > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & .rb-dict-translations {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[12]};
    list-style: none;
    padding: 0;
  }
  & .rb-dict-translations > li + li::before {
    content: '·';
    margin-inline-end: ${token.space[12]};
    color: ${token.color.inkFaint};
  }
  & .rb-dict-quiet {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-dict-bones {
    display: grid;
    gap: ${token.space[8]};
    padding-block: ${token.space[4]};
  }
  & .rb-dict-entry + .rb-dict-entry {
    margin-block-start: ${token.space[12]};
  }
  & .rb-dict-entry > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[8]};
    font-size: ${token.font[14]};
    font-weight: 400;
  }
  & .rb-dict-entry > p > i {
    color: ${token.color.accentInk};
  }
  & .rb-dict-entry > p > span {
    color: ${token.color.inkSoft};
  }
  & .rb-dict-entry > ol {
    padding-inline-start: 1.3em;
    list-style: decimal;
  }
  & .rb-dict-entry q {
    display: block;
    color: ${token.color.inkSoft};
    font-style: italic;
    quotes: none;
  }
  & .rb-dict-entry small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  /* Arabic letters do not lean. */
  & .rb-dict-entry:lang(ar) :is(i, q) {
    font-style: normal;
  }
  & .rb-dict-trouble:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[8]};
    color: ${token.color.warningInk};
    font-size: ${token.font[14]};
  }
  & .rb-dict-trouble .rb-tool {
    color: inherit;
    text-decoration: underline;
  }
`;
