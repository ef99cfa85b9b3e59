import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** Every value is a custom property, which follows theme, density and text size. */
export const Note = styled.p`
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;
