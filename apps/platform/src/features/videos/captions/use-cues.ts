import type { Video } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toCueList, toCues, type CueList } from '../../../lib/captions/cue-edits.ts';
import {
  changeCues,
  createCueHistory,
  redoCues,
  undoCues,
  type CueHistory,
} from '../../../lib/captions/cue-history.ts';
import type { Cue } from '../../../lib/captions/cue.ts';
import { toImportProblems, toPlacesIn, type ImportProblem } from '../../../lib/captions/file-problems.ts';
import type { ReadCaptions } from '../../../lib/captions/read-captions.ts';
import { cuesOf, openCaptionDrafts, type CaptionDrafts } from './caption-draft.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const writeDelayMs = 400;

/** What a save is based on: a revision of the video, and its lines then. */
export interface CaptionBase {
  rev: number;
  cues: readonly Cue[];
}

interface State {
  history: CueHistory;
  base: CaptionBase;
  /** The list that the server has. */
  saved: CueList | null;
  problems: readonly ImportProblem[];
  wasRestored: boolean;
}

function initialState(drafts: CaptionDrafts, video: Video, language: string): State {
  const cues = cuesOf(video, language);
  const kept = drafts.read(video._id, language);
  if (kept) {
    const { cues: draft, problems, base, isImported } = kept.draft;
    return {
      history: createCueHistory(toCueList(draft)),
      base: { rev: kept.rev, cues: base },
      saved: null,
      problems,
      wasRestored: !isImported,
    };
  }
  const list = toCueList(cues);
  return {
    history: createCueHistory(list),
    base: { rev: video.rev, cues },
    saved: list,
    problems: [],
    wasRestored: false,
  };
}

/** The lines of a video's captions in one language while they are edited: with undo, and kept on this device until they are saved. */
export function useCues(video: Video, language: string) {
  const [drafts] = useState(openCaptionDrafts);
  const [state, setState] = useState(() => initialState(drafts, video, language));
  const { list } = state.history;
  const isChanged = list !== state.saved;
  // Two edits can come before the page is drawn again.
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const id = video._id;
  const write = useCallback(() => {
    // Where nothing was changed since the last time, the draft may be that of another tab.
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { history, base, saved, problems } = latest.current;
    if (history.list === saved) return drafts.remove(id, language);
    const cues = history.list.map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
    const draft = { cues, problems: toPlacesIn(history.list, problems), base: [...base.cues], isImported: false };
    drafts.store(id, language, base.rev, draft);
  }, [drafts, id, language]);
  const apply = useCallback(
    (recipe: (before: State) => Partial<State>) => {
      latest.current = { ...latest.current, ...recipe(latest.current) };
      setState(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeDelayMs);
    },
    [write],
  );
  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const commands = useMemo(
    () => ({
      /** Returns the lines as they are at this moment. */
      now: () => latest.current.history.list,
      /** Changes the lines; `typing` names the field whose changes are undone together. */
      change: (next: CueList, typing?: string) =>
        apply(({ history }) => ({ history: changeCues(history, next, typing) })),
      undo: () => apply(({ history }) => ({ history: undoCues(history) })),
      redo: () => apply(({ history }) => ({ history: redoCues(history) })),
      /** Replaces the lines by those of a file. */
      take: ({ cues, problems }: Extract<ReadCaptions, { kind: 'read' }>) =>
        apply(({ history }) => ({
          history: changeCues(history, toCueList(cues)),
          problems: toImportProblems(problems, cues),
        })),
      /** Call once `sent` is on the server. */
      markSaved: (sent: CueList, rev: number) =>
        apply(() => ({ saved: sent, base: { rev, cues: toCues(sent) }, wasRestored: false })),
      /** Takes over what the server has. */
      replace: (stored: Video) => {
        drafts.remove(stored._id, language);
        apply(() => initialState(drafts, stored, language));
      },
    }),
    [apply, drafts, language],
  );
  return {
    list,
    base: state.base,
    problems: state.problems,
    isChanged,
    wasRestored: state.wasRestored && isChanged,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    commands,
    ...commands,
  };
}

/** What the parts of the editor get of `useCues`. */
export type CueCommands = Pick<ReturnType<typeof useCues>, 'now' | 'change'>;
