import { formatDuration, useUi } from '@rubrica/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { LazyPlayer } from '../../../primitives/player/lazy-player.tsx';
import type { PlayerHandle } from '../../../primitives/player/player-handle.ts';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { TimedCommentId } from '../../../primitives/schema/ids.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { languageOfText } from '../../../primitives/text/language-of-text.ts';
import { commentsOn } from '../timed-comments.ts';
import type { TimedComment } from '../schema.ts';
import { timedMessages } from './timed-messages.ts';

/** What stands beside one comment of the list, and below it. */
interface CommentSlots {
  /** Replaces the comment's words, while they are edited. */
  form?: ReactNode;
  /** Buttons of the comment. */
  actions?: ReactNode;
}

interface HeardRecordingProps {
  file: FileRef;
  label: string;
  lang: string;
  comments: readonly TimedComment[] | undefined;
  /** The player's controls, for those who comment. */
  player?: { current: PlayerHandle | null };
  slotsOf?: (comment: TimedComment, time: string) => CommentSlots;
  /** What stands above the list. */
  children?: ReactNode;
}

/**
 * A recording on its wave form, with the comments at its moments: marks on the wave form and a list. Pressing a comment plays
 * that place.
 */
export function HeardRecording(props: HeardRecordingProps) {
  const { file, label, lang, comments, slotsOf, children } = props;
  const { language } = useUi();
  const own = useMessages(timedMessages);
  const ownPlayer = useRef<PlayerHandle>(null);
  const player = props.player ?? ownPlayer;
  const [currentId, setCurrentId] = useState<TimedCommentId>();
  const [isRefused, setRefused] = useState(false);
  const onRefused = useCallback(() => setRefused(true), []);
  const ordered = commentsOn(comments, file.id);
  const timeOf = ({ atMs }: TimedComment) => formatDuration(Math.floor(atMs / 1000), language);
  const playAt = ({ id, atMs }: Pick<TimedComment, 'id' | 'atMs'>) => {
    setCurrentId(id);
    player.current?.playFrom(atMs / 1000);
  };

  return (
    <>
      <LazyPlayer
        file={file}
        kind={file.mime.startsWith('video/') ? 'video' : 'audio'}
        label={label}
        lang={lang}
        handle={player}
        onRefused={onRefused}
        showsWave
        marks={ordered.map((comment) => ({
          id: comment.id,
          seconds: comment.atMs / 1000,
          label: comment.text,
          isCurrent: comment.id === currentId,
        }))}
        onMark={({ id, seconds }) => playAt({ id, atMs: seconds * 1000 })}
      />
      {!isRefused && children}
      {ordered.length > 0 && (
        <ol className="rb-timed" aria-label={own.timedTitle}>
          {ordered.map((comment) => {
            const time = timeOf(comment);
            const { form, actions } = slotsOf?.(comment, time) ?? {};
            return (
              <li key={comment.id} data-current={comment.id === currentId || undefined}>
                {isRefused ? (
                  <p>{time}</p>
                ) : (
                  <button
                    type="button"
                    className="rb-timed-at"
                    aria-label={own.timedPlay(time)}
                    onClick={() => playAt(comment)}
                  >
                    {time}
                  </button>
                )}
                {form ?? (
                  <p dir="auto" lang={languageOfText(comment.text, lang)}>
                    {comment.text}
                  </p>
                )}
                {!form && actions}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
