import { Button, Cluster, token } from '@rubrica/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../../lib/brand/brand.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { errorMessages } from './messages.ts';
import { LostPageIllustration } from './lost-page-illustration.tsx';

const Frame = styled.main<{ $isInShell: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[16]};
  min-block-size: ${(p) => (p.$isInShell ? 'auto' : '100dvb')};
  padding: ${token.space[24]};
  text-align: center;

  & > h1 {
    font-size: ${token.font[16]};
    font-weight: 550;
    color: ${token.color.inkSoft};
  }
  & > h2 {
    font-size: ${token.font[28]};
    font-weight: 650;
    line-height: 1.25;
  }
  & > p {
    max-inline-size: 52ch;
    color: ${token.color.inkSoft};
    overflow-wrap: anywhere;
  }
  & > details {
    inline-size: min(720px, 100%);
    text-align: start;
    font-size: ${token.font[14]};
  }
  & summary {
    min-block-size: 44px;
    display: list-item;
    padding-block: 10px;
    text-align: center;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & pre {
    max-block-size: 40vh;
    margin: 0;
    padding: ${token.space[16]};
    border-radius: ${token.radius.card};
    background: ${token.color.sunken};
    font-family: ${token.family.mono};
    font-size: ${token.font[13]};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

interface ErrorScreenProps {
  /** What happened. */
  heading: string;
  /** Why, and what to do. */
  advice: string;
  /** The status or message, for support. */
  status: string;
  stack?: string | undefined;
  /** Whether a reload can help. */
  canReload?: boolean;
  /** Whether the navigation stands around it. */
  isInShell?: boolean | undefined;
}

/** The router's error screen (`spec.md` section 2), with its title, a status or message, and a stack trace. */
export function ErrorScreen({
  heading,
  advice,
  status,
  stack,
  canReload = false,
  isInShell = false,
}: ErrorScreenProps) {
  const m = useMessages(errorMessages);
  const { part } = useCommonMessages();
  useEffect(() => {
    document.title = heading;
  }, [heading]);

  return (
    <Frame as={isInShell ? 'div' : 'main'} $isInShell={isInShell}>
      {!isInShell && <Brand to="/" />}
      <LostPageIllustration />
      <h1>{m.title}</h1>
      <h2>{heading}</h2>
      <p>{advice}</p>
      <Cluster justify="center">
        {canReload && (
          <Button variant="primary" onClick={() => location.reload()}>
            {part.reload}
          </Button>
        )}
        <Button to="/" variant={canReload ? 'secondary' : 'primary'}>
          {m.home}
        </Button>
      </Cluster>
      {stack === undefined ? (
        <p dir="ltr">{status}</p>
      ) : (
        <details>
          <summary>{m.details}</summary>
          <pre dir="ltr">{stack.includes(status) ? stack : `${status}\n${stack}`}</pre>
        </details>
      )}
    </Frame>
  );
}
