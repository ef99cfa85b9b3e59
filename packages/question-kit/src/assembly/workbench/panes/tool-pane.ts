import { styled } from 'styled-components';

/** A pane that is a tool of the author, as dense as the form, and not what others will see. Where it has the window alone, its lines stay short. */
export const ToolPane = styled.div.attrs<{ 'data-density'?: 'compact' }>({ 'data-density': 'compact' })`
  max-inline-size: 60rem;
`;
