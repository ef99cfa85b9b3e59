import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { FormLine } from '../../../primitives/editor/blocks/form-list.tsx';

/** A prompt or photo among others: its fields are more than a line, so each stands in a frame. */
export const ItemLine = styled(FormLine)`
  grid-template-columns: auto minmax(0, 1fr) auto;
  /* Words for the ear alone stay inside it, and add nothing to the page. */
  position: relative;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
`;
