import { token } from '@rubrica/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../views/kit-context.ts';
import { answerMessages } from '../messages/answer.ts';
import { useMessages } from '../messages/messages.ts';
import type { RecorderProps } from './recorder-props.ts';

const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  min-block-size: 240px;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.inkSoft};
  text-align: center;
  &[data-variant='compact'] {
    min-block-size: 64px;
    padding: ${token.space[8]};
  }
  & p {
    margin: 0;
  }
  & button {
    min-block-size: 44px;
    padding-inline: ${token.space[16]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

type View = ComponentType<RecorderProps>;

let loaded: View | undefined;

const fetchRecorder = async (): Promise<View> => {
  loaded = (await import('./recorder.tsx')).Recorder;
  return loaded;
};

/** The recorder: the host's own where it gives one, else the kit's, fetched when a page first shows one. A server draws its place. */
export function LazyRecorder(props: RecorderProps) {
  const Own = useKit().parts?.Recorder;
  if (Own) return <Own {...props} />;
  return <FetchedRecorder {...props} fetch={fetchRecorder} known={loaded} />;
}

interface FetchedRecorderProps extends RecorderProps {
  fetch: () => Promise<View>;
  known?: View | undefined;
}

/** A recorder that comes by `fetch`; its place is kept free until then. */
export function FetchedRecorder({ fetch, known, ...props }: FetchedRecorderProps) {
  const messages = useMessages(answerMessages);
  const [view, setView] = useState<{ View: View } | 'missing' | null>(known ? { View: known } : null);
  const wanted = view === null;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    fetch().then(
      (View) => current && setView({ View }),
      () => current && setView('missing'),
    );
    return () => {
      current = false;
    };
  }, [wanted, fetch]);

  if (view === 'missing')
    return (
      <Place role="alert" data-variant={props.variant}>
        <p>{messages.broken}</p>
        <button type="button" onClick={() => setView(null)}>
          {messages.tryAgain}
        </button>
      </Place>
    );
  if (view === null)
    return (
      <Place data-variant={props.variant} role="group" aria-label={props.label} aria-busy="true">
        <p>{messages.fileLoading}…</p>
      </Place>
    );
  return <view.View {...props} />;
}
