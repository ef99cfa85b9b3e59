import { styled } from 'styled-components';
import type { StyledElement } from '../shared/styled-element.ts';
import { token } from '../theme/tokens.ts';

/** A key or key combination, in words: `Ctrl Shift Z`. Of the signs on keyboards the bundled fonts have only ↑ and ↓. */
export const Kbd: StyledElement<'kbd'> = styled.kbd.attrs({ dir: 'ltr' })`
  display: inline-block;
  min-inline-size: 1.7em;
  padding: 0 5px;
  border: 1px solid ${token.color.line};
  border-radius: 4px;
  background: ${token.color.sunken};
  color: ${token.color.inkSoft};
  font-family: inherit;
  font-size: 0.85em;
  font-weight: 500;
  line-height: 1.6;
  text-align: center;
`;
