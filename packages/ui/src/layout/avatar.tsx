import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

export interface AvatarProps {
  name: string;
  /** Diameter in px. Default: 32. */
  size?: number | undefined;
}

/** Returns the first letters of the first and last word of a name. Arabic letters are separated, because they would join to a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].flatMap((word) => (word ? [[...word][0] ?? ''] : []));
  const separator = /\p{Script=Arabic}/u.test(letters.join('')) ? ' ' : '';
  return letters.join(separator).toLocaleUpperCase();
}

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  font-weight: 600;
  line-height: 1;
  user-select: none;
`;

/** A person's initials in a circle. Screen readers ignore it, because the name is beside it. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  return (
    <Circle aria-hidden="true" style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}>
      {initialsOf(name)}
    </Circle>
  );
}
