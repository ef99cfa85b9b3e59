import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { figureStyles } from './figure-styles.ts';

/** What the stimulus looks like, pictures, players and documents included. */
export const StimulusRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  justify-items: start;
  padding-block: ${token.space[16]} ${token.space[24]};

  ${figureStyles}
  & .rb-document {
    display: flex;
    gap: ${token.space[12]};
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 56px;
    padding: ${token.space[8]} ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    font-weight: 550;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & .rb-document:hover {
    border-color: ${token.color.lineStrong};
  }
  & .rb-document > b {
    flex: none;
    padding: 2px 8px;
    border-radius: ${token.radius.control};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    font-size: ${token.font[13]};
  }
  & .rb-document small {
    display: block;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 400;
  }
`;
