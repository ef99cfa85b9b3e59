import { Square, Volume2 } from 'lucide-react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { useListen } from './use-listen.ts';
import { dictionaryMessages } from './messages.ts';

interface ListenButtonProps {
  text: string;
  lang: string;
  /** The id of the element that names the text, where there are several buttons. */
  labelledBy?: string | undefined;
  id?: string | undefined;
}

/** A button that plays a word, with an error message beside it. */
export function ListenButton({ text, lang, labelledBy, id }: ListenButtonProps) {
  const { dictionary } = useKit();
  const messages = useMessages(dictionaryMessages);
  const { playbackState, isActive, toggle } = useListen(dictionary, text, lang);
  const errorText =
    playbackState === 'noVoice'
      ? messages.dictionaryNoVoice
      : playbackState === 'failed'
        ? messages.dictionaryPlaybackFailed
        : '';
  return (
    <>
      <button
        type="button"
        id={id}
        className="rb-tool"
        aria-labelledby={labelledBy && id ? `${id} ${labelledBy}` : undefined}
        aria-busy={playbackState === 'fetching'}
        onClick={toggle}
      >
        {isActive ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        <span>{isActive ? messages.dictionaryStop : messages.dictionaryListen}</span>
      </button>
      <span className="rb-dict-trouble" role="status">
        {errorText}
      </span>
    </>
  );
}
