import { Square, Volume2 } from 'lucide-react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { useListen } from './use-listen.ts';
import { dictionaryMessages } from './messages.ts';

interface ListenButtonProps {
  text: string;
  lang: string;
  /** Says of what, where several stand beside each other. */
  labelledBy?: string | undefined;
  id?: string | undefined;
}

/** Lets a word be heard. Where it cannot be, it says so beside the button. */
export function ListenButton({ text, lang, labelledBy, id }: ListenButtonProps) {
  const { dictionary } = useKit();
  const messages = useMessages(dictionaryMessages);
  const { hearing, busy, toggle } = useListen(dictionary, text, lang);
  const trouble =
    hearing === 'voiceless' ? messages.dictionaryVoiceless : hearing === 'failed' ? messages.dictionaryUnheard : '';
  return (
    <>
      <button
        type="button"
        id={id}
        className="rb-tool"
        aria-labelledby={labelledBy && id ? `${id} ${labelledBy}` : undefined}
        aria-busy={hearing === 'fetching'}
        onClick={toggle}
      >
        {busy ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        <span>{busy ? messages.dictionaryStop : messages.dictionaryListen}</span>
      </button>
      <span className="rb-dict-trouble" role="status">
        {trouble}
      </span>
    </>
  );
}
