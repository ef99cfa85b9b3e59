import { styled } from 'styled-components';
import type { StyledElement } from '../shared/styled-element.ts';
import { visuallyHidden } from '../theme/mixins.ts';

/** Text for screen readers only. */
export const VisuallyHidden: StyledElement<'span'> = styled.span`
  ${visuallyHidden}
`;
