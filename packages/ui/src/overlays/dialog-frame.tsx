import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { overlaysMessages } from '../messages/overlays.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';

export interface DialogFrameProps {
  open: boolean;
  /** Called on Escape, on the close button and on a press outside. Returns `false` where the dialog stays open. */
  onClose: () => void | false;
  title: string;
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** Width: 440, 600 or 880 px. Default: `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `false` disables Escape, the close button and presses outside. Default: `true`. */
  dismissible?: boolean | undefined;
  /** The element to focus when it opens. Default: the first field, or the first focusable element where there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Whether it opens without a press of the person: it has the focus itself then, so that a key that was meant for the page decides
   * nothing. Default: `false`.
   */
  opensByItself?: boolean | undefined;
  /** Asked when it closes: `false` where the page moves the focus itself. Default: what had the focus before gets it back. */
  returnsFocus?: (() => boolean) | undefined;
  /** `alertdialog` for a dialog that needs an immediate answer. Default: `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Called when somebody types or chooses in one of the fields. */
  onInput?: ((field: EventTarget) => void) | undefined;
  /** A dialog that opens above this one. */
  nested?: ReactNode;
}

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.scrim};
  transition: opacity ${token.motion.slow} ${token.motion.ease};
  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

const widths = { small: '440px', medium: '600px', large: '880px' };

const Popup = styled(Base.Popup)<{ $width: string }>`
  position: fixed;
  z-index: ${token.layer.dialog};
  inset-block-start: 50%;
  inset-inline-start: 50%;
  translate: -50% -50%;
  &:dir(rtl) {
    translate: 50% -50%;
  }
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: min(${(p) => p.$width}, calc(100vw - 32px));
  max-block-size: calc(100dvb - 32px);
  border-radius: ${token.radius.card};
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  transition:
    opacity ${token.motion.slow} ${token.motion.ease},
    scale ${token.motion.slow} ${token.motion.ease};
  &:focus-visible {
    outline: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      scale: 0.98;
    }
  }
  & > [data-part='header'] {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[8]};
    padding: ${token.space[24]};
    padding-block-end: ${token.space[12]};
  }
  & > [data-part='header'] > div {
    flex: 1;
    min-inline-size: 0;
  }
  & > [data-part='header'] h2 {
    font-size: ${token.font[22]};
    font-weight: 650;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  &:dir(rtl) > [data-part='header'] h2 {
    letter-spacing: 0;
  }
  & > [data-part='header'] p {
    margin-block-start: ${token.space[4]};
    color: ${token.color.inkSoft};
  }
  & > [data-part='header'] > button {
    margin: -8px;
  }
  & > [data-part='body'] {
    padding: 2px ${token.space[24]} ${token.space[24]};
    overflow-y: auto;
  }
  & > [data-part='footer'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token.space[12]};
    padding: ${token.space[16]} ${token.space[24]} ${token.space[24]};
  }
  & > [data-part='body'] + [data-part='footer'] {
    border-block-start: 1px solid ${token.color.line};
    padding-block-end: ${token.space[16]};
  }
  @media (max-width: 480px) {
    & > [data-part='footer'] > * {
      flex: 1 1 auto;
    }
  }
`;

const fields = ['input', 'textarea', 'select', '[role="combobox"]', '[contenteditable="true"]']
  .map((field) => `${field}:not([type="hidden"], [tabindex="-1"], [aria-hidden="true"], :disabled)`)
  .join(', ');

/** The parts of a modal dialog, which closes at once. `Dialog` asks before it discards what was typed. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    actions,
    size = 'medium',
    dismissible = true,
    initialFocus,
    opensByItself,
    returnsFocus,
    role,
    onInput,
    nested,
  } = props;
  const { portal } = useUi();
  const messages = useMessages(overlaysMessages);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // On a touch screen a focused field would open the keyboard over the dialog.
  const firstField = (openedBy: string) =>
    openedBy === 'touch' || (body.current?.querySelector<HTMLElement>(fields) ?? true);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (!dismissible || onClose() === false) details.cancel();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal container={portal}>
        <Backdrop />
        <Popup
          ref={popup}
          $width={widths[size]}
          role={role ?? 'dialog'}
          initialFocus={initialFocus ?? (opensByItself ? popup : firstField)}
          finalFocus={returnsFocus}
        >
          <div data-part="header">
            <div>
              <Base.Title>{title}</Base.Title>
              {description && <Base.Description>{description}</Base.Description>}
            </div>
            {dismissible && (
              <IconButton hideTooltip label={messages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
            )}
          </div>
          {children && (
            <div data-part="body" ref={body} onInput={({ target }) => onInput?.(target)}>
              {children}
            </div>
          )}
          {actions && <div data-part="footer">{actions}</div>}
          {nested}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
