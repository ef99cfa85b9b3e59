import { token, useSlowNotice } from '@rubrica/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../views/kit-context.ts';
import { answerMessages } from '../messages/answer.ts';
import { useMessages } from '../messages/messages.ts';
import type { RecorderProps } from './recorder-props.ts';

const Placeholder = styled.div`
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
  &:is([data-variant='row'], [data-variant='compact']) {
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

let loadedView: View | undefined;

const loadRecorder = async (): Promise<View> => {
  loadedView = (await import('./recorder.tsx')).Recorder;
  return loadedView;
};

/** A browser does not ask again for a script that it still waits for, and most not for one that did not come: then the page has to. */
const reload = () => location.reload();

/** The recorder: the host's own if provided, otherwise the kit's, loaded when first shown. Renders a placeholder on a server. */
export function LazyRecorder(props: RecorderProps) {
  const HostRecorder = useKit().parts?.Recorder;
  if (HostRecorder) return <HostRecorder {...props} />;
  return <LoadedRecorder {...props} load={loadRecorder} loaded={loadedView} />;
}

interface LoadedRecorderProps extends RecorderProps {
  load: () => Promise<View>;
  loaded?: View | undefined;
}

/** A recorder that `load` imports; shows a placeholder of the same size until then. */
export function LoadedRecorder({ load, loaded, ...props }: LoadedRecorderProps) {
  const messages = useMessages(answerMessages);
  const [view, setView] = useState<{ View: View } | 'missing' | null>(loaded ? { View: loaded } : null);
  const shouldFetch = view === null;
  const slow = useSlowNotice(shouldFetch);
  useEffect(() => {
    if (!shouldFetch) return;
    let isCurrent = true;
    load().then(
      (View) => isCurrent && setView({ View }),
      () => isCurrent && setView('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldFetch, load]);

  const tryAgain = () => void load().then((View) => setView({ View }), reload);
  if (view === 'missing' || slow.isShown)
    return (
      <Placeholder role="alert" data-variant={props.variant}>
        <p>{view === 'missing' ? messages.broken : messages.slow}</p>
        <button type="button" onClick={view === 'missing' ? tryAgain : reload}>
          {messages.tryAgain}
        </button>
      </Placeholder>
    );
  if (view === null)
    return (
      // Without a name and a role: what is named is the recorder that takes its place.
      <Placeholder data-variant={props.variant} aria-busy="true">
        <p>{messages.fileLoading}…</p>
      </Placeholder>
    );
  return <view.View {...props} />;
}
