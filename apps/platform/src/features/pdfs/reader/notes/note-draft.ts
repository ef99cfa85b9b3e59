import type { PdfNote, PdfNoteId } from '@rubrica/api-client/contract';
import { colours } from './colours.ts';

/** A note while it is written. */
export interface NoteDraft extends Pick<PdfNote, 'page' | 'colour' | 'text'> {
  /** The note that is changed; null for a new one. */
  id: PdfNoteId | null;
  /** What is changed of the note, as it was stored when this began; absent where it is not known. */
  base?: Pick<PdfNote, 'colour' | 'text'> | undefined;
  /** What was sent since, without a reply that it is stored; absent if nothing was. */
  sent?: Pick<PdfNote, 'colour' | 'text'>[] | undefined;
}

/** A stored note as it is changed. */
export function noteDraftOf({ _id, page, colour, text }: PdfNote): NoteDraft {
  return { id: _id, page, colour, text, base: { colour, text } };
}

const isSame = (a: Pick<PdfNote, 'colour' | 'text'>, b: Pick<PdfNote, 'colour' | 'text'>) =>
  a.colour === b.colour && a.text === b.text;

/** A draft that remembers that it is sent as it is now: it may be stored though no reply says so. */
export function withSent(draft: NoteDraft): NoteDraft {
  const now = { colour: draft.colour, text: draft.text.trim() };
  return { ...draft, sent: [...(draft.sent ?? []).filter((each) => !isSame(each, now)), now] };
}

/**
 * The draft of a note that was changed elsewhere meanwhile, made upon what is stored now; and whether it has two texts, which its
 * writer has to look at. What this draft itself has sent is no change elsewhere.
 */
export function withStored(draft: NoteDraft, stored: PdfNote): { merged: NoteDraft; hasTwoTexts: boolean } {
  const { colour, text, base } = noteDraftOf(stored);
  if (draft.sent?.some((each) => isSame(each, stored))) {
    return { merged: { ...draft, base, sent: undefined }, hasTwoTexts: false };
  }
  const own = draft.text.trim();
  const sentTexts = draft.sent?.map((each) => each.text) ?? [];
  const isOwnNew = own !== draft.base?.text;
  const hasTwoTexts = isOwnNew && !['', own, draft.base?.text, ...sentTexts].includes(text);
  const only = isOwnNew ? draft.text : text;
  return {
    merged: {
      ...draft,
      colour: draft.colour === draft.base?.colour ? colour : draft.colour,
      text: hasTwoTexts ? `${text}\n\n${draft.text}` : only,
      base,
      sent: undefined,
    },
    hasTwoTexts,
  };
}

function isWritten(value: unknown): value is Pick<NoteDraft, 'colour' | 'text'> {
  if (typeof value !== 'object' || value === null || !('colour' in value && 'text' in value)) return false;
  return colours.some((each) => each === value.colour) && typeof value.text === 'string';
}

/** Whether a value of this device is a note that is written. */
export function isNoteDraft(value: unknown): value is NoteDraft {
  if (!isWritten(value) || !('id' in value && 'page' in value)) return false;
  const isNamed = value.id === null || typeof value.id === 'string';
  const isSentKnown = !('sent' in value) || (Array.isArray(value.sent) && value.sent.every(isWritten));
  return isNamed && Number.isInteger(value.page) && (!('base' in value) || isWritten(value.base)) && isSentKnown;
}
