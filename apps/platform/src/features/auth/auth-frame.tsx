import { Heading, SkipLink, token } from '@rubrica/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { Brand } from '../../lib/brand/brand.tsx';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { PreferencesButton } from '../../lib/preferences/preferences-button.tsx';
import { DeskIllustration } from './desk-illustration.tsx';

const Frame = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvb;

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${token.space[8]} clamp(16px, 4vw, 40px);
  }
  & > main {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: ${token.space[16]} ${token.space[16]} ${token.space[48]};
    outline: none;
  }
  & > main > div {
    inline-size: min(420px, 100%);
  }
  & > aside {
    display: none;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > aside {
      grid-area: 1 / 2 / 3 / 3;
      position: sticky;
      inset-block-start: 0;
      display: grid;
      place-items: center;
      block-size: 100dvb;
      padding: ${token.space[48]};
      background: ${token.color.accentSoft};
    }
    & > aside > svg {
      inline-size: min(560px, 100%);
      block-size: auto;
    }
  }
`;

const Lead = styled.p`
  margin-block: ${token.space[8]} ${token.space[24]};
  color: ${token.color.inkSoft};
  overflow-wrap: anywhere;
`;

interface AuthFrameProps {
  title: string;
  subtitle: string;
  /** Whether it takes the place of a form that had the focus. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

/** The layout of pages without a session: a form, and an illustration beside it on wide screens. */
export function AuthFrame({ title, subtitle, takesFocus = false, children }: AuthFrameProps) {
  const { brand } = useCommonMessages();
  const main = useRef<HTMLElement>(null);
  const isFromLink = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    // A link of another page had the focus, unless a field of this one has taken it.
    const lostFocus = isFromLink && !main.current?.contains(document.activeElement);
    if (takesFocus || lostFocus) main.current?.focus();
  }, [takesFocus, isFromLink]);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <Frame>
      <SkipLink target="main" />
      <header>
        <Brand to="/" />
        <PreferencesButton />
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        <div>
          <Heading level={1}>{title}</Heading>
          <Lead>{subtitle}</Lead>
          {children}
        </div>
      </main>
      <aside aria-hidden="true">
        <DeskIllustration />
      </aside>
    </Frame>
  );
}
