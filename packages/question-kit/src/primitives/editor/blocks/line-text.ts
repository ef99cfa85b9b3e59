import { TextArea, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The words of a line in a list: one line high, and as high as long words need. */
export const LineText = styled(TextArea)`
  & textarea {
    min-block-size: ${token.density.control};
    padding-block: calc((${token.density.control} - 1.6em) / 2 - 1px);
    resize: none;
  }
`;
