import { token } from '@rubrica/ui';
import { css } from 'styled-components';

export const mcqReviewStyles = css`
  & .rb-choices {
    display: grid;
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-choice {
    display: flex;
    gap: ${token.space[12]};
    min-block-size: 44px;
    padding-block: 10px;
    padding-inline: 14px;
    border: 1px solid ${token.color.line};
    border-radius: 8px;
  }
  & .rb-choice[data-is='left'] {
    border-color: transparent;
    padding-block: 4px;
    color: ${token.color.inkSoft};
  }
  & .rb-choice:is([data-is='hit'], [data-is='mistake']) {
    border-color: var(--tone);
    background: var(--tone-soft);
    color: var(--tone-ink);
  }
  & .rb-choice[data-is='missed'] {
    border-color: var(--tone);
    border-style: dashed;
  }
  & .rb-choice[data-is='given'] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.sunken};
  }
  & .rb-choice .rb-letter {
    flex: none;
    min-inline-size: 1.1em;
    font-weight: 650;
  }
  & .rb-choice .rb-text {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
  }
  & .rb-choice .rb-why {
    margin-block-start: ${token.space[4]};
  }
  & .rb-choice[data-outcome] .rb-why {
    border-color: var(--tone);
    color: inherit;
  }
  & .rb-choice:is([data-is='hit'], [data-is='mistake']) .rb-why > b {
    color: inherit;
  }
`;
