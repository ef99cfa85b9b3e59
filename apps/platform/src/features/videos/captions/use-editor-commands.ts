import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import {
  addCue,
  joinWithNext,
  nudge,
  removeCue,
  setEnd,
  setStart,
  setText,
  splitCue,
} from '../../../lib/captions/cue-edits.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { isInDialog } from '../../../lib/keyboard/letter-of.ts';
import { useEditKeys } from '../../../lib/keyboard/use-edit-keys.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { editorCommand, type CueField } from './editor-keys.ts';
import type { useCues } from './use-cues.ts';

const nudgeMs = 100;
const seekSeconds = 2;

interface EditorCommandsOptions {
  cues: ReturnType<typeof useCues>;
  video: RefObject<HTMLVideoElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Around everything that is edited. */
  panes: RefObject<HTMLElement | null>;
  onSave: () => void;
  /** Says what has happened, for screen readers. */
  announce: (text: string) => void;
}

interface Place {
  id: number | undefined;
  field: CueField | undefined;
}

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return { id: undefined, field: undefined };
  const id = target.closest<HTMLElement>('[data-cue]')?.dataset['cue'];
  const field = (['start', 'end', 'text'] as const).find((name) => name === target.dataset['field']);
  return { id: id === undefined ? undefined : Number(id), field };
}

function seekVideo(video: HTMLVideoElement | null, ms: number): void {
  if (video) video.currentTime = Math.max(0, ms / 1000);
}

/** What can be done with the lines: by keys, and by buttons on the line that was chosen. */
export function useEditorCommands({ cues, video, list, panes, onSave, announce }: EditorCommandsOptions) {
  const { editor: messages } = useMessages({ en, ar });
  const toFocus = useRef<{ id: number; caret: number } | null>(null);
  const { now, change } = cues;
  const nowMs = () => Math.round((video.current?.currentTime ?? 0) * 1000);

  // A line that was added is on the page only after the next drawing.
  useEffect(() => {
    const wanted = toFocus.current;
    const field = wanted && list.current?.querySelector<HTMLTextAreaElement>(`[data-cue="${wanted.id}"] textarea`);
    if (!wanted || !field) return;
    toFocus.current = null;
    field.focus();
    field.setSelectionRange(wanted.caret, wanted.caret);
  });

  const focusLine = (id: number) => {
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-cue="${id}"] textarea`);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const seekTo = (ms: number) => seekVideo(video.current, ms);

  const add = (atMs: number) => {
    const added = addCue(now(), atMs);
    toFocus.current = { id: added.id, caret: 0 };
    change(added.list);
    announce(messages.added);
  };
  const next = (id: number) => {
    const all = now();
    const at = all.findIndex((cue) => cue.id === id);
    const following = all[at + 1];
    if (following) focusLine(following.id);
    else add(all[at]?.endMs ?? nowMs());
  };
  const split = (id: number, caret?: number) => {
    const result = splitCue(now(), id, { caret, timeMs: nowMs() });
    if (!result) return announce(messages.tooShort);
    toFocus.current = { id: result.id, caret: 0 };
    change(result.list);
    announce(messages.wasSplit);
  };
  const join = (id: number) => {
    const all = now();
    const joined = joinWithNext(all, id);
    if (joined === all) return;
    toFocus.current = { id, caret: all.find((cue) => cue.id === id)?.text.length ?? 0 };
    change(joined);
    announce(messages.joined);
  };
  const remove = (id: number) => {
    const all = now();
    const at = all.findIndex((cue) => cue.id === id);
    const neighbour = all[at + 1] ?? all[at - 1];
    if (neighbour) toFocus.current = { id: neighbour.id, caret: 0 };
    change(removeCue(all, id));
    announce(messages.removedLine);
  };
  const step = (go: () => void) => {
    const before = now();
    const { id } = placeOf(document.activeElement);
    go();
    const after = now();
    const stays = (cue: { id: number }) => after.some((each) => each.id === cue.id);
    const at = before.findIndex((cue) => cue.id === id);
    if (before.slice(at, at + 1).every(stays)) return;
    // A line that was split is whole again in the one before it, and what it had then ends where the caret was.
    const beside = before.slice(0, at).findLast(stays) ?? after[0];
    if (beside) toFocus.current = { id: beside.id, caret: beside.text.length };
  };
  const undo = () => step(cues.undo);
  const redo = () => step(cues.redo);
  useEditKeys(panes, { undo, redo, save: onSave });
  const setNow = (id: number, side: 'start' | 'end') =>
    change(side === 'start' ? setStart(now(), id, nowMs()) : setEnd(now(), id, nowMs()));
  const breakRow = (id: number, field: HTMLTextAreaElement) => {
    const { selectionStart: start, selectionEnd: end, value } = field;
    toFocus.current = { id, caret: start + 1 };
    change(setText(now(), id, `${value.slice(0, start)}\n${value.slice(end)}`), `text ${id}`);
  };
  // A browser may refuse to play; its own controls then show it.
  const play = () => void video.current?.play().catch(() => {});
  const toggle = () => {
    if (video.current?.paused) play();
    else video.current?.pause();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, nativeEvent } = event;
    // React passes on the keys of a dialog that is opened from here.
    if (nativeEvent.isComposing || isInDialog(target)) return;
    const { id, field } = placeOf(target);
    const command = editorCommand(nativeEvent, field);
    if (command === undefined) return;
    const line = { id: id ?? Number.NaN, isKnown: id !== undefined };
    if (command === 'toggle') toggle();
    else if (command === 'back' || command === 'forward')
      seekTo(nowMs() + (command === 'back' ? -1 : 1) * seekSeconds * 1000);
    else if (!line.isKnown) return;
    else if (command === 'next') next(line.id);
    else if (command === 'split')
      split(line.id, target instanceof HTMLTextAreaElement ? target.selectionStart : undefined);
    else if (command === 'break' && target instanceof HTMLTextAreaElement) breakRow(line.id, target);
    else if (command === 'start-now' || command === 'end-now')
      setNow(line.id, command === 'start-now' ? 'start' : 'end');
    else {
      const by = command === 'later' ? nudgeMs : -nudgeMs;
      change(
        nudge(now(), line.id, field === 'start' || field === 'end' ? field : 'both', by),
        `nudge ${line.id} ${field}`,
      );
    }
    event.preventDefault();
  };

  return { onKeyDown, add, addHere: () => add(nowMs()), split, join, remove, setNow, seekTo, play, focusLine, placeOf };
}
