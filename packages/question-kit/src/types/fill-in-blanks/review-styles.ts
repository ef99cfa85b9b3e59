import { token } from '@rubrica/ui';
import { css } from 'styled-components';
import { gapTextStyles } from './gap-text-styles.ts';

export const fillInBlanksReviewStyles = css`
  & .rb-gaptext {
    max-inline-size: 65ch;
    font-size: ${token.font[18]};
    line-height: 2.3;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  ${gapTextStyles}
`;
