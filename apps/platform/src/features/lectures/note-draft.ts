import type { VideoId, VideoNoteId } from '@rubrica/api-client/contract';
import { openDrafts } from '../../lib/storage/drafts.ts';

const kind = 'video-note';

/** A note that is not on the server: what is written, and where in the video. */
export interface NoteDraft {
  text: string;
  atMs: number;
}

function isNote(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null || !('text' in value && 'atMs' in value)) return false;
  return typeof value.text === 'string' && typeof value.atMs === 'number';
}

/** Opens the note about a video that whoever is logged in is writing, kept on this device until it is saved. */
export function openNoteDraft(video: VideoId) {
  const drafts = openDrafts();
  return {
    read: (): NoteDraft | null => drafts.read(kind, video, isNote)?.value ?? null,
    /** Keeps the parts of a note, of which the first says where it belongs; empty ones are none. */
    keep: (parts: readonly NoteDraft[]): void => {
      const [first, ...others] = parts.filter(({ text }) => text !== '');
      if (!first) return drafts.remove(kind, video);
      const text = [first, ...others].map((part) => part.text).join('\n');
      drafts.store(kind, video, { base: '', value: { text, atMs: first.atMs } });
    },
  };
}

const changeKind = 'video-note-change';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Opens what whoever is logged in is changing a stored note to, kept on this device until it is saved or given up. */
export function openNoteChange(note: VideoNoteId) {
  const drafts = openDrafts();
  return {
    read: (): string | null => drafts.read(changeKind, note, isText)?.value ?? null,
    /** Keeps a text; null once the server has it, or where nothing is changed. */
    keep: (text: string | null): void => {
      if (text === null) drafts.remove(changeKind, note);
      else drafts.store(changeKind, note, { base: '', value: text });
    },
  };
}
