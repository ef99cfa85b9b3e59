import type { VideoId } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { openVideoDrafts, VideoDraft } from './video-draft.ts';
import type { VideoFields, VideoValues } from './video-form.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const writeDelayMs = 400;

interface KeepDraftOptions extends Omit<VideoDraft, 'fields'> {
  drafts: ReturnType<typeof openVideoDrafts>;
  id: VideoId;
  /** The revision that the changes are based on. */
  rev: number;
  form: UseFormReturn<VideoFields, unknown, VideoValues>;
  isChanged: boolean;
}

/**
 * Keeps what is entered about a video on this device for as long as it is not saved.
 *
 * @returns a function that forgets it: once it is saved, or given up
 */
export function useKeepDraft({ drafts, form, ...current }: KeepDraftOptions): () => void {
  const { id, rev, poster, chosen, isChanged } = current;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { isChanged: hasChanges, id: video, rev: base, ...draft } = latest.current;
    if (!hasChanges) return;
    drafts.store(video, base, { fields: form.getValues(), poster: draft.poster, chosen: draft.chosen });
  }, [drafts, form]);
  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // What was changed back is not kept.
      if (!latest.current.isChanged) drafts.remove(latest.current.id);
      write();
    }, writeDelayMs);
  }, [drafts, write]);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    drafts.remove(id);
  }, [drafts, id]);

  useEffect(() => {
    const { unsubscribe } = form.watch(schedule);
    addEventListener('pagehide', write);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', write);
      write();
    };
  }, [form, schedule, write]);
  useEffect(schedule, [schedule, rev, poster, chosen, isChanged]);
  return forget;
}
