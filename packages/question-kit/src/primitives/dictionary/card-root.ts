import { focusRing, token, visuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';
import { dictionaryStyles } from './styles.ts';

/** The card of a word: a popover in the top layer, so that nothing on the page clips it. */
export const CardRoot = styled.div`
  position: fixed;
  inset: var(--card-top, 0) auto auto var(--card-start, 0);
  inset-block: var(--card-top, 0) auto;
  inset-inline: var(--card-start, 0) auto;
  inline-size: min(24rem, calc(100vw - 16px));
  max-block-size: min(28rem, 80dvh);
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-family: ${token.family.sans};
  font-size: ${token.font[16]};
  line-height: 1.5;
  box-shadow: ${token.shadow.float};
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]};
  }
  & > header > h3 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-family: ${token.family.serif};
    font-size: ${token.font[22]};
    font-weight: 600;
  }
  & > header > .rb-dict-trouble:not(:empty) {
    order: 1;
    inline-size: 100%;
  }
  & .rb-dict-close {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-end: -8px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & .rb-dict-close:hover {
    background: ${token.color.hover};
  }
  & .rb-dict-close > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & button:focus-visible {
    ${focusRing}
  }
  & > section {
    margin-block-start: ${token.space[12]};
  }
  & > section > h4 {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 600;
  }
  & .rb-dict-translations {
    font-size: ${token.font[18]};
  }
  & .rb-sr {
    ${visuallyHidden}
  }
  ${dictionaryStyles}
  @media (width < 40rem) {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 70dvh;
    border-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: max(${token.space[24]}, env(safe-area-inset-bottom));
    box-shadow: ${token.shadow.dialog};
  }
`;
