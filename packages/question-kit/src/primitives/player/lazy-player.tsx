import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useKit } from '../views/kit-context.ts';
import { answerMessages } from '../messages/answer.ts';
import { useMessages } from '../messages/messages.ts';
import { lazyPart } from '../media/lazy-part.ts';
import type { PlayerProps } from './player-props.ts';

const usePlayer = lazyPart(() => import('./player.tsx').then(({ Player }) => Player));

/** As large as the player that takes its place, so that nothing jumps. */
const Place = styled.div`
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

/** A player for sound or film: the host's own where it gives one, else the kit's, fetched when it is first needed. */
export function LazyPlayer(props: PlayerProps) {
  const { parts } = useKit();
  const messages = useMessages(answerMessages);
  const own = parts?.Player;
  const player = usePlayer(!own);
  const Shown = own ?? player.Part;
  const { file, kind, label, playId, captions } = props;
  if (Shown) return <Shown key={[file.id, playId, captions?.id].join(' ')} {...props} />;
  return (
    <Place role="group" aria-label={label} data-kind={kind}>
      {player.failed ? (
        <>
          <span role="alert">{messages.fileMissing(file.name)}</span>
          <button type="button" className="rb-tool" onClick={player.retry}>
            {messages.tryAgain}
          </button>
        </>
      ) : (
        messages.fileLoading
      )}
    </Place>
  );
}
