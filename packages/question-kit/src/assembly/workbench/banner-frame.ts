import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The place of a banner above the views of the workbench, and of the choices that it offers. */
export const BannerFrame = styled.div`
  padding: ${token.space[8]};
  & [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
  }
`;
