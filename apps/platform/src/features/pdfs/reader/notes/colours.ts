import type { HighlightColour } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { css } from 'styled-components';

/** The colours of a highlighter, in their order. */
export const colours = ['yellow', 'green', 'blue', 'pink'] as const satisfies readonly HighlightColour[];

/** The same as CSS. Paper is white in both themes, so these are not of the theme. */
export const paint: Readonly<Record<HighlightColour, string>> = {
  yellow: 'gold',
  green: 'lightgreen',
  blue: 'lightskyblue',
  pink: 'lightpink',
};

/** A spot of a highlighter's colour, by `data-colour`. */
export const swatch = css`
  display: block;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 50%;
  ${colours.map((colour) => `&[data-colour='${colour}'] { background: ${paint[colour]}; }`)}
`;
