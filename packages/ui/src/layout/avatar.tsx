import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** px; 32 unless told. */
  size?: number | undefined;
}

const Disc = styled.span`
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

/** A person's initials. Decoration beside their name, so a screen reader skips it. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  return (
    <Disc aria-hidden="true" style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}>
      {initials(name)}
    </Disc>
  );
}
