import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';

export interface SkipLinkProps {
  /** The id of the main content, which should be focusable (`tabIndex={-1}`). */
  target: string;
}

const Link = styled.a`
  position: fixed;
  inset-block-start: ${token.space[8]};
  inset-inline-start: ${token.space[8]};
  z-index: ${token.layer.toast};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: 600;
  &:hover {
    color: ${token.color.onAccent};
  }
  &:not(:focus) {
    translate: 0 -200%;
  }
`;

/** The first stop of the tab key: past the navigation, to the content. */
export function SkipLink({ target }: SkipLinkProps) {
  const { messages } = useUi();
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        const place = document.getElementById(target);
        if (!place) return;
        // Moves the focus without touching the address, which belongs to the host's router.
        event.preventDefault();
        place.focus();
        place.scrollIntoView({ block: 'start' });
      }}
    >
      {messages.skipToContent}
    </Link>
  );
}
