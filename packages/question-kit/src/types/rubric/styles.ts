import { token } from '@rubrica/ui';
import { css } from 'styled-components';

export const rubricStyles = css`
  & .rb-instructions {
    padding-inline-start: ${token.space[16]};
    border-inline-start: 3px solid ${token.color.line};
  }
`;
