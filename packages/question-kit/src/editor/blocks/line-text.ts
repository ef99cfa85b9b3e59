import { TextArea, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** An option's words: one line high, and as high as a long option needs. */
export const OptionText = styled(TextArea)`
  & textarea {
    min-block-size: ${token.density.control};
    padding-block: calc((${token.density.control} - 1.6em) / 2 - 1px);
    resize: none;
  }
`;
