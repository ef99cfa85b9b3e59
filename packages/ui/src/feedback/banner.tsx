import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { feedbackMessages } from '../messages/feedback.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';

type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Announces the banner to screen readers when it appears. For an event, not for what is there from the start. */
  announce?: boolean | undefined;
}

const tones = {
  info: [Info, token.color.accentSoft, token.color.accentInk],
  success: [CircleCheck, token.color.successSoft, token.color.successInk],
  warning: [TriangleAlert, token.color.warningSoft, token.color.warningInk],
  danger: [CircleAlert, token.color.dangerSoft, token.color.dangerInk],
} as const;

const Box = styled.div<{ $fill: string; $ink: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${(p) => p.$fill};
  color: ${(p) => p.$ink};
  font-size: ${token.density.text};
  line-height: 1.5;
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
  }
  & > [data-part='text'] {
    /* Where both have little room, the action goes below the words instead of squeezing them. */
    flex: 1 1 min(200px, 100% - 32px);
    min-inline-size: 0;
  }
  & a {
    color: inherit;
  }
  & > button:last-child {
    margin: -8px;
    color: inherit;
  }
`;

/** A message about the page that stays visible in it. */
export function Banner({ tone = 'info', title, children, action, onDismiss, announce = false }: BannerProps) {
  const messages = useMessages(feedbackMessages);
  const [Icon, fill, ink] = tones[tone];
  const box = useRef<HTMLDivElement>(null);
  // In a dialog whoever pressed a button at its foot would not see what appears at its head. A page stays where it is read.
  useEffect(() => {
    if (announce && box.current?.closest('dialog, [role="dialog"], [role="alertdialog"]'))
      box.current.scrollIntoView({ block: 'nearest' });
  }, [announce]);
  return (
    <Box
      ref={box}
      $fill={fill}
      $ink={ink}

      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden="true" />
      <div data-part="text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onDismiss && (
        <IconButton hideTooltip label={messages.dismiss} icon={<X aria-hidden="true" />} onClick={onDismiss} />
      )}
    </Box>
  );
}
