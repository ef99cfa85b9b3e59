import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { styles, Toaster as Sonner } from 'sonner';
import { createGlobalStyle, styled } from 'styled-components';
import { Spinner } from './spinner.tsx';
import { feedbackMessages } from '../messages/feedback.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

const SonnerStyles = createGlobalStyle`${styles}`;

const Frame = styled.div`
  display: contents;
  & [data-sonner-toaster] {
    z-index: ${token.layer.toast};
    font-family: inherit;
    --normal-bg: ${token.color.float};
    --normal-border: ${token.color.line};
    --normal-text: ${token.color.ink};
    --border-radius: ${token.radius.card};
  }
  & [data-sonner-toast][data-styled='true'] {
    align-items: flex-start;
    gap: 10px;
    padding: 14px ${token.space[16]};
    font-size: ${token.font[14]};
    line-height: 1.45;
    box-shadow: ${token.shadow.float};
  }
  & [data-sonner-toast] [data-title] {
    font-weight: 550;
    line-height: inherit;
  }
  & [data-sonner-toast][data-styled='true'] [data-description] {
    color: ${token.color.inkSoft};
  }
  & [data-sonner-toast] [data-icon] {
    margin-block-start: 2px;
  }
  & [data-type='success'] [data-icon] {
    color: ${token.color.success};
  }
  & [data-type='error'] [data-icon] {
    color: ${token.color.danger};
  }
  & [data-type='warning'] [data-icon] {
    color: ${token.color.warning};
  }
  & [data-type='info'] [data-icon] {
    color: ${token.color.accent};
  }
  & [data-sonner-toast][data-styled='true'] [data-button] {
    block-size: auto;
    min-block-size: 28px;
    align-self: center;
    border-radius: ${token.radius.control};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & [data-sonner-toast][data-styled='true'] {
    padding-inline-end: 48px;
  }
  /* Inside the toast and large enough to touch, instead of on its corner. */
  & [data-sonner-toast][data-styled='true'] [data-close-button] {
    inset-block-start: 6px;
    inset-inline: auto 6px;
    inline-size: 36px;
    block-size: 36px;
    transform: none;
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.inkSoft};
  }
  & [data-sonner-toast][data-styled='true'] [data-close-button]:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & [data-close-button] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  /* A toast is there at once, where it would otherwise fade in. */
  @media (prefers-reduced-motion: reduce) {
    & [data-sonner-toast][data-mounted='false'] {
      opacity: 1;
    }
  }
  & :focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
    box-shadow: none;
  }
`;

const iconProps = { width: 18, height: 18, 'aria-hidden': true } as const;

/** Shows the toasts of a page; render it once, near the root. A toast closes after 5 s by default, but not while the pointer is over it. */
export function Toaster() {
  const { dir, theme } = useUi();
  const messages = useMessages(feedbackMessages);
  const restoreFocus = useRestoreFocus();
  return (
    <Frame {...restoreFocus}>
      <SonnerStyles />
      <Sonner
        dir={dir}
        theme={theme}
        duration={5000}
        // Not at the end, where a page has its way on: "Save and next", "Submit". A phone has bars at its foot.
        position="bottom-center"
        mobileOffset={{ bottom: 88 }}
        closeButton
        expand
        visibleToasts={4}
        toastOptions={{ closeButtonAriaLabel: messages.dismiss }}
        containerAriaLabel={messages.notifications}
        icons={{
          success: <CircleCheck {...iconProps} />,
          error: <CircleAlert {...iconProps} />,
          warning: <TriangleAlert {...iconProps} />,
          info: <Info {...iconProps} />,
          loading: <Spinner />,
        }}
      />
    </Frame>
  );
}
