import type { Video } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Chip, Cluster, QuietButton, VisuallyHidden } from '@rubrica/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { languageName } from '../../../lib/captions/caption-languages.ts';
import { formatShortTime } from '../../../lib/captions/caption-time.ts';
import { toCues, type CueList } from '../../../lib/captions/cue-edits.ts';
import { blockingProblems, findCueProblems } from '../../../lib/captions/cue-problems.ts';
import type { Cue } from '../../../lib/captions/cue.ts';
import { openImportProblems } from '../../../lib/captions/file-problems.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { useSave } from '../../../lib/saving/use-save.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { editPath } from '../video-address.ts';
import { toVideoBody, withCaptions } from '../video-body.ts';
import { areSameCues, cuesOf } from './caption-draft.ts';
import { CaptionVideo } from './caption-video.tsx';
import { CueRow } from './cue-row.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { Panes } from './editor-panes.tsx';
import { FileReport } from './file-report.tsx';
import { LineTools } from './line-tools.tsx';
import { findNoTime } from './time-input.tsx';
import { useCues } from './use-cues.ts';
import { useCurrentCue } from './use-current-cue.ts';
import { useEditorCommands } from './use-editor-commands.ts';

interface CaptionsEditorProps {
  video: Video;
  /** A BCP 47 tag. */
  language: string;
}

/** Writing the captions of a video in one language, beside its picture. Every change is kept on this device until it is saved. */
export function CaptionsEditor({ video: stored, language }: CaptionsEditorProps) {
  const { editor: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [video, setVideo] = useState(stored);
  const cues = useCues(stored, language);
  const { list, base, isChanged } = cues;
  const [selected, setSelected] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  /** The lines as they were when a save was refused because of a time that cannot be read. */
  const [withNoTime, setWithNoTime] = useState<CueList>();
  const element = useRef<HTMLVideoElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const kept = useKeepFocus(() => addButton.current?.focus());
  const current = useCurrentCue(element, list);
  const name = languageName(language, useLanguage());

  const problems = useMemo(() => findCueProblems(list, video.durationMs), [list, video.durationMs]);
  const fileProblems = useMemo(
    () => openImportProblems(cues.problems, list, problems),
    [cues.problems, list, problems],
  );
  const guessed = new Set(fileProblems.filter(({ code }) => code.endsWith('-time')).map(({ cue }) => cue));
  const wrong = list.filter(({ id }) => problems.has(id) || guessed.has(id));

  const saving = useSave('updateVideo', ({ on, lines }: { on: Video; lines: readonly Cue[] }) => {
    const captions = { language, label: languageName(language), cues: [...lines] };
    const body = { ...toVideoBody(on), captions: withCaptions(on, language, captions) };
    return api.updateVideo({ params: { id: on._id }, body });
  });
  const save = async (on: Video) => {
    const sent = cues.now();
    const noTime = findNoTime(listElement.current);
    setWithNoTime(noTime ? sent : undefined);
    noTime?.focus();
    if (noTime) return saving.reset();
    const blocked = [...findCueProblems(sent).values()].some((found) =>
      found.some((code) => blockingProblems.has(code)),
    );
    setBlocked(blocked);
    if (blocked) return saving.reset();
    let outcome = await saving.save({ on, lines: toCues(sent) });
    if (outcome.kind === 'conflict' && areSameCues(cuesOf(outcome.current, language), base.cues)) {
      // Somebody has saved something else of the video meanwhile, which stays.
      outcome = await saving.save({ on: outcome.current, lines: toCues(sent) });
    }
    if (outcome.kind !== 'saved') return;
    setVideo(outcome.reply);
    cues.markSaved(sent, outcome.reply.rev);
    toast.success(messages.saved);
    await invalidate(client, 'Video');
  };
  /** Based on what the lines were read from, which may be older than the video that was loaded. */
  const saveMine = () => void save({ ...video, rev: base.rev });

  const commands = useEditorCommands({
    cues,
    video: element,
    list: listElement,
    panes,
    onSave: saveMine,
    announce: setAnnouncement,
  });
  const { conflict } = saving;
  const problem = saving.error === undefined ? null : errorText(saving.error, common, messages.saveFailed);
  const goTo = useCallback(
    (id: number) => {
      commands.focusLine(id);
      listElement.current?.querySelector(`[data-cue="${id}"]`)?.scrollIntoView({ block: 'center' });
    },
    [commands],
  );
  const choose = (id: number | undefined) => {
    const line = list.find((cue) => cue.id === id);
    if (!line || id === selected) return;
    setSelected(id);
    if (element.current?.paused) commands.seekTo(line.startMs);
  };
  const nextWrong = wrong.find(({ id }) => id !== selected) ?? wrong[0];
  const describe = (id: number) =>
    [
      ...(guessed.has(id) ? [messages.guessedTime] : []),
      ...(problems.get(id) ?? []).map((code) => messages.problems[code]),
    ].join(' ');

  return (
    <WorkspacePage
      title={messages.title(name)}
      lead={<bdi>{video.title}</bdi>}
      parent={{ label: messages.back, to: editPath(video._id) }}
      actions={
        <Cluster>
          {isChanged && <Chip tone="warning">{messages.unsaved}</Chip>}
          <Button variant="primary" loading={saving.isSaving} onClick={saveMine}>
            {messages.save}
          </Button>
        </Cluster>
      }
      notices={
        <>
          {problem !== null && (
            <Banner tone="danger" announce onDismiss={saving.reset}>
              {problem}
            </Banner>
          )}
          {isBlocked && wrong.length > 0 && (
            <Banner tone="danger" announce onDismiss={() => setBlocked(false)}>
              {messages.cannotSave}
            </Banner>
          )}
          {withNoTime === list && (
            <Banner tone="danger" announce onDismiss={() => setWithNoTime(undefined)}>
              {messages.timeWrong}
            </Banner>
          )}
          {cues.wasRestored && (
            <Banner tone="info" action={<QuietButton onClick={() => cues.replace(video)}>{messages.drop}</QuietButton>}>
              {messages.restored}
            </Banner>
          )}
          <FileReport problems={fileProblems} onGo={goTo} />
        </>
      }
    >
      <Panes
        ref={panes}
        onKeyDown={commands.onKeyDown}
        onFocus={(event) => {
          kept.onFocus(event);
          choose(commands.placeOf(event.target).id);
        }}
        onBlur={kept.onBlur}
      >
        <div data-part="picture">
          <CaptionVideo
            video={video}
            element={element}
            language={language}
            line={list.find(({ id }) => id === current)?.text ?? ''}
          />
          <LineTools
            number={selected === undefined ? 0 : list.findIndex(({ id }) => id === selected) + 1}
            isLast={list.at(-1)?.id === selected}
            line={list.find(({ id }) => id === selected)}
            commands={commands}
          />
        </div>
        <div data-part="lines">
          <EditorToolbar
            cues={cues}
            fileName={`${video.title} ${language}`}
            problemCount={wrong.length}
            onNextProblem={() => nextWrong && goTo(nextWrong.id)}
            addButton={addButton}
            onAdd={commands.addHere}
          />
          {list.length === 0 ? (
            <p data-part="empty">
              <strong>{messages.empty}</strong>
              {messages.emptyText}
            </p>
          ) : (
            <ol ref={listElement} aria-label={messages.list}>
              {list.map((cue, index) => (
                <CueRow
                  key={cue.id}
                  cue={cue}
                  number={index + 1}
                  isCurrent={cue.id === current}
                  isSelected={cue.id === selected}
                  problem={describe(cue.id)}
                  areTimesWrong={(problems.get(cue.id) ?? []).includes('ends-before-start') || guessed.has(cue.id)}
                  language={language}
                  commands={cues.commands}
                />
              ))}
            </ol>
          )}
        </div>
      </Panes>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {conflict && !areSameCues(cuesOf(conflict.current, language), base.cues) && (
        <ConflictDialog
          title={messages.conflictTitle}
          description={messages.conflictText}
          keepMine={messages.keepMine}
          takeTheirs={messages.takeTheirs}
          onKeepMine={() => void save(conflict.current)}
          onTakeTheirs={() => {
            cues.replace(conflict.current);
            setVideo(conflict.current);
            saving.reset();
          }}
          versions={[
            { title: messages.mine, content: <Lines cues={list} language={language} /> },
            {
              title: messages.theirs,
              content: <Lines cues={cuesOf(conflict.current, language)} language={language} />,
            },
          ]}
        />
      )}
    </WorkspacePage>
  );
}

function Lines({ cues, language }: { cues: readonly Cue[]; language: string }) {
  return (
    <ol style={{ padding: 0, listStyle: 'none', maxBlockSize: '40vh', overflow: 'auto' }}>
      {cues.map(({ startMs, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a version are only shown
        <li key={index}>
          <bdi dir="ltr">{formatShortTime(startMs)}</bdi>{' '}
          <span lang={language} dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
