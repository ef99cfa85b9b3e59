import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';

/** Text for a screen reader alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
