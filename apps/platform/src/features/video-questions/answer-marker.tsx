import type { LectureAnswer } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry, type Question } from '@rubrica/question-kit';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { Banner, Button, Cluster, IconButton, Stack } from '@rubrica/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { keyActionOf } from '../../lib/keyboard/key-action.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useMe } from '../../lib/me.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { useSave } from '../../lib/saving/use-save.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';

interface AnswerMarkerProps {
  answer: LectureAnswer;
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
export function AnswerMarker({ answer, content, onSaved, onNext, onPrevious, onNextPending }: AnswerMarkerProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const me = useMe();
  const [base, setBase] = useState(answer);
  const [entries, setEntries] = useState<AnswerEntry[]>(answer.answers);
  const saving = useSave('saveLectureMarks', ({ answers, version }: { answers: AnswerEntry[]; version: number }) =>
    api.saveLectureMarks({
      params: { id: base._id },
      headers: { 'if-match': String(version) },
      body: { answers },
    }),
  );
  const { conflict } = saving;

  const save = async (version: number, goesOn: boolean) => {
    const outcome = await saving.save({ answers: entries, version });
    if (outcome.kind !== 'saved') return;
    setBase(outcome.reply);
    setEntries(outcome.reply.answers);
    onSaved(outcome.reply);
    toast.success(messages.saved);
    if (goesOn) onNextPending();
  };

  const actions = {
    next: onNext,
    previous: onPrevious,
    'begin-mark': () => document.querySelector<HTMLElement>('[data-marker] [data-score]')?.focus(),
    'save-next': () => void save(base.version, true),
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
        marks={markAnswers(content, entries).blocks}
        by={me.data?.user.name}
        attempt={`lecture-answer/${answer._id}`}
        onChange={setEntries}
      />
      {saving.error !== undefined && (
        <Banner tone="danger" announce>
          {errorText(saving.error, common, messages.saveFailed)}
        </Banner>
      )}
      <Cluster gap={8}>
        <Button variant="primary" loading={saving.isSaving} onClick={() => void save(base.version, true)}>
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
            setBase(conflict.current);
            setEntries(conflict.current.answers);
            onSaved(conflict.current);
            saving.reset();
          }}
        />
      )}
    </Stack>
  );
}
