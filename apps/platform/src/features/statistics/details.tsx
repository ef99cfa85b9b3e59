import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** What is shown where one asks for it. */
export const Details = styled.details`
  & > summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  /* On paper a closed one is only a heading without its text. */
  @media print {
    &:not([open]) {
      display: none;
    }
    break-inside: avoid;
  }
`;
