import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { FormLine } from '../../../primitives/editor/blocks/form-list.tsx';

/** A prompt or photo among others: it has several fields, so each has a frame. */
export const ItemLine = styled(FormLine)`
  grid-template-columns: auto minmax(0, 1fr) auto;
  /* Keeps visually hidden text inside, so that it adds no scroll height to the page. */
  position: relative;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
`;
