import { styled } from 'styled-components';
import { commonMessages } from '../messages/common.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';

export interface SkipLinkProps {
  /** The id of the main content, which must be focusable (`tabIndex={-1}`). */
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
  /* What is fixed is printed on every page, and this one over the foot of the page before. */
  @media print {
    display: none;
  }
`;

/** A link to the main content, visible when focused. Render it as the first focusable element of the page. */
export function SkipLink({ target }: SkipLinkProps) {
  const messages = useMessages(commonMessages);
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        const content = document.getElementById(target);
        if (!content) return;
        // Moves the focus without changing the URL, which belongs to the host's router.
        event.preventDefault();
        content.focus();
        content.scrollIntoView({ block: 'start' });
      }}
    >
      {messages.skipToContent}
    </Link>
  );
}
