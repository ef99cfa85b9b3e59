import { token, useSlowNotice } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useKit } from '../views/kit-context.ts';
import { answerMessages } from '../messages/answer.ts';
import { useMessages } from '../messages/messages.ts';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import type { PlayerProps } from './player-props.ts';

const usePlayer = createLazyComponentHook(() => import('./player.tsx').then(({ Player }) => Player));

/** As large as the player, to avoid a layout shift. It has no name and no role: what is named is the player that takes its place. */
const Placeholder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  inline-size: 100%;
  max-inline-size: 65ch;
  min-block-size: 62px;
  padding-inline: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.inkFaint};
  font-size: ${token.font[14]};
  &[data-kind='video'] {
    aspect-ratio: 16 / 10;
  }
`;

/** A player for audio or video: the host's own if provided, otherwise the kit's, loaded when first needed. */
export function LazyPlayer(props: PlayerProps) {
  const { parts } = useKit();
  const messages = useMessages(answerMessages);
  const HostPlayer = parts?.Player;
  const player = usePlayer(!HostPlayer);
  const LoadedPlayer = HostPlayer ?? player.Component;
  const slow = useSlowNotice(!LoadedPlayer && !player.failed);
  const { file, kind, playId, captions } = props;
  if (LoadedPlayer) return <LoadedPlayer key={[file.id, playId, captions?.id].join(' ')} {...props} />;
  return (
    <Placeholder aria-busy={!player.failed} data-kind={kind}>
      {player.failed || slow.isShown ? (
        <>
          <span role="alert">{player.failed ? messages.fileMissing(file.name) : messages.slow}</span>
          {/* A browser does not ask again for a script that it is still waiting for: the page has to. */}
          <button type="button" className="rb-tool" onClick={player.failed ? player.retry : () => location.reload()}>
            {messages.tryAgain}
          </button>
        </>
      ) : (
        messages.fileLoading
      )}
    </Placeholder>
  );
}
