import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** The running text around gaps, in every view. */
export const gapTextStyles = css`
  & .rb-together {
    white-space: nowrap;
  }
  & .rb-break {
    display: block;
    block-size: ${token.space[12]};
  }
`;

export const fillInBlanksReviewStyles = css`
  & .rb-gaptext {
    max-inline-size: 65ch;
    font-size: ${token.font[18]};
    line-height: 2.3;
    white-space: pre-wrap;
  }
  ${gapTextStyles}
`;
