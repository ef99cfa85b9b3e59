import { Button, QuietButton, token, VisuallyHidden } from '@rubrica/ui';
import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  & > div {
    display: flex;
    gap: ${token.space[8]};
  }
  @media (max-width: 480px) {
    & button {
      min-inline-size: 0;
      padding-inline: ${token.space[12]};
    }
  }
`;

interface PartFooterProps {
  part: number;
  total: number;
  flagged: boolean;
  onFlag: (flagged: boolean) => void;
  onGo: (part: number) => void;
  onSubmit: () => void;
}

/** Previous and next part, and the flag. The last part has Submit instead of Next. */
export function PartFooter({ part, total, flagged, onFlag, onGo, onSubmit }: PartFooterProps) {
  const messages = useMessages({ en, ar });
  const isWide = useMediaQuery('(min-width: 481px)');
  const isLast = part === total - 1;
  const position = messages.part(part + 1, total);
  return (
    <Bar>
      <QuietButton
        pressed={flagged}
        aria-label={`${position}: ${messages.flag}`}
        title={messages.flag}
        icon={<Flag aria-hidden="true" fill={flagged ? 'currentColor' : 'none'} />}
        onClick={() => onFlag(!flagged)}
      >
        {position}
      </QuietButton>
      <div>
        {part > 0 && (
          <Button
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" data-mirror="" size={18} />}
            onClick={() => onGo(part - 1)}
          >
            {isWide ? messages.previous : <VisuallyHidden>{messages.previous}</VisuallyHidden>}
          </Button>
        )}
        {isLast ? (
          <Button variant="primary" onClick={onSubmit}>
            {messages.submit}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onGo(part + 1)}>
            {messages.next}
            <ArrowRight aria-hidden="true" data-mirror="" size={18} />
          </Button>
        )}
      </div>
    </Bar>
  );
}
