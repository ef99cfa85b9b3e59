import type { LectureAnswer } from '@rubrica/api-client/contract';
import type { AnswerEntry, Question } from '@rubrica/question-kit';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { Banner, Button, Cluster, IconButton, Stack } from '@rubrica/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { keyActionOf } from '../../lib/keyboard/key-action.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { leadToWrongMark } from '../../lib/forms/lead-to-wrong-mark.ts';
import { useSave } from '../../lib/saving/use-save.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';
import type { createUnsavedMarks, UnsavedMarks } from './unsaved-marks.ts';

interface AnswerMarkerProps {
  /** As the server has it. */
  answer: LectureAnswer;
  /** What was entered and the server does not have. */
  unsaved: UnsavedMarks | undefined;
  marks: ReturnType<typeof createUnsavedMarks>;
  /** The version of the question that was answered. */
  content: Question;
  /** Called with what the server has saved. */
  onSaved: (answer: LectureAnswer) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** Goes to the next answer that waits for a mark. */
  onNextPending: () => void;
}

/**
 * One answer with its marks. J and K go to the next and previous answer, a digit begins the first mark, Enter in the last mark field
 * and Ctrl or Cmd with Enter save and go to the next answer that waits.
 */
export function AnswerMarker(props: AnswerMarkerProps) {
  const { answer, unsaved, marks, content, onSaved, onNext, onPrevious, onNextPending } = props;
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const me = useMe();
  const isMounted = useIsMounted();
  const { entries, version: base } = unsaved ?? { entries: answer.answers, version: answer.version };
  const saving = useSave('saveLectureMarks', ({ answers, version }: { answers: AnswerEntry[]; version: number }) =>
    api.saveLectureMarks({
      params: { id: answer._id },
      headers: { 'if-match': String(version) },
      body: { answers },
    }),
  );
  const { conflict } = saving;

  const save = (version: number, goesOn: boolean) =>
    marks.saveOnce(answer._id, async () => {
      if (leadToWrongMark()) return;
      const outcome = await saving.save({ answers: entries, version });
      if (outcome.kind !== 'saved') {
        // Where the answer is open, the page says so beside it.
        if (!isMounted()) toast.error(messages.notSavedOf(answer.studentName));
        return;
      }
      const hasNewer = marks.settle(outcome.reply, entries);
      onSaved(outcome.reply);
      toast.success(messages.saved);
      // Who is at another answer by now stays there.
      if (goesOn && !hasNewer && isMounted()) onNextPending();
    });

  const actions = {
    next: onNext,
    previous: onPrevious,
    'begin-mark': () => document.querySelector<HTMLElement>('[data-marker] [data-score]')?.focus(),
    'save-next': () => void save(base, true),
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = keyActionOf(event);
      if (!action) return;
      // The browser types the digit into the field that has the focus then.
      if (action !== 'begin-mark') event.preventDefault();
      latest.current[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <Stack gap={12} data-marker="">
      <QuestionMarker
        question={content}
        value={entries}
        marks={answer.marks}
        by={me.data?.user.name}
        attempt={`lecture-answer/${answer._id}`}
        onChange={(next) => marks.change(answer, next)}
      />
      {saving.error !== undefined && (
        <Banner tone="danger" announce>
          {errorText(saving.error, common, messages.saveFailed)}
        </Banner>
      )}
      <Cluster gap={8}>
        <Button variant="primary" loading={saving.isSaving} onClick={() => void save(base, true)}>
          {messages.saveNext}
        </Button>
        <IconButton
          label={messages.previous}
          icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
          onClick={onPrevious}
        />
        <IconButton label={messages.next} icon={<ChevronRight aria-hidden="true" data-mirror="" />} onClick={onNext} />
      </Cluster>
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          description={messages.conflictText}
          keepMine={messages.keepMine}
          takeTheirs={messages.takeTheirs}
          onKeepMine={() => void save(conflict.current.version, false)}
          onTakeTheirs={() => {
            marks.drop(answer._id);
            onSaved(conflict.current);
            saving.reset();
          }}
        />
      )}
    </Stack>
  );
}
