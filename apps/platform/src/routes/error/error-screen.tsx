import { Button, Cluster, token } from '@rubrica/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { Brand } from '../../lib/brand/brand.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { errorMessages } from './messages.ts';
import { Lost } from './lost.tsx';

const Frame = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[16]};
  min-block-size: 100dvb;
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

function factsOf(error: unknown): { status: string; stack: string; isStale: boolean; isMissing: boolean } {
  if (isRouteErrorResponse(error)) {
    const status = `${error.status} ${error.statusText}`.trim();
    return { status, stack: '', isStale: false, isMissing: error.status === 404 };
  }
  const message = error instanceof Error ? error.message : String(error);
  const isStale = /dynamically imported module|importing a module script|Unable to preload/iu.test(message);
  return { status: message, stack: (error instanceof Error && error.stack) || '', isStale, isMissing: false };
}

/** The router's error screen (`spec.md` section 2): a page that is not there, or one that broke. */
export function ErrorScreen() {
  const m = useMessages(errorMessages);
  const { pathname } = useLocation();
  const { status, stack, isStale, isMissing } = factsOf(useRouteError());
  const title = isMissing ? m.missing : isStale ? m.stale : m.broken;
  const body = isMissing ? m.missingBody(pathname) : isStale ? m.staleBody : m.brokenBody;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Frame>
      <Brand to="/" />
      <Lost />
      <h1>{m.title}</h1>
      <h2>{title}</h2>
      <p>{body}</p>
      <Cluster justify="center">
        {!isMissing && (
          <Button variant="primary" onClick={() => location.reload()}>
            {m.reload}
          </Button>
        )}
        <Button to="/" variant={isMissing ? 'primary' : 'secondary'}>
          {m.home}
        </Button>
      </Cluster>
      {isMissing ? (
        <p>{status}</p>
      ) : (
        <details open>
          <summary>{m.details}</summary>
          <pre dir="ltr">{stack.includes(status) ? stack : `${status}\n${stack}`}</pre>
        </details>
      )}
    </Frame>
  );
}
