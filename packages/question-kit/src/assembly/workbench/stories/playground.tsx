import { useUi } from '@rubrica/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftOf } from '../../core/defaults.ts';
import type { QuestionType } from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { QuestionEditor } from '../../editor/question-editor.tsx';
import { useStudentView } from '../../editor/preview/use-student-view.ts';
import { fixtures, inputFixture, questionFixture } from '../../../fixtures.ts';
import { QuestionKitProvider } from '../../provider.tsx';
import { speakingMedia } from '../../../families/speaking/views/stories/speaking-media.ts';
import { storyMedia } from '../../../primitives/stories/story-files.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import { MarkerView } from '../panes/marker-pane.tsx';
import { ReviewView } from '../panes/review-pane.tsx';
import { StudentView } from '../panes/student-pane.tsx';
import { useQuestionReport } from '../panel/use-question-report.ts';
import { entriesOf } from '../state/entries.ts';
import type { ViewArgs } from './view-args.ts';

export interface PlaygroundProps {
  type: QuestionType;
  /** Which of the type's examples, from 0. */
  example: number;
}

const spoken = speakingMedia();

/** Drawn pictures and short sounds, and room for what is recorded. */
const media: MediaStore = {
  ...spoken,
  url: (file) => (/^file-(?!photo)/u.test(file.id) ? storyMedia.url(file) : spoken.url(file)),
};

/** What comes before the questions where a type is about nothing else. */
const stimulus: Partial<Record<QuestionType, readonly string[]>> = {
  WritingPhotoDescription: ['image'],
  WritingSummaries: ['text'],
};

/** One example of a type in the view that the toolbar names; Storybook's panel shows what is behind it. */
export function Playground({ type, example, ...shown }: PlaygroundProps & ViewArgs) {
  const { language } = useUi();
  const examples = fixtures[type];
  const fixture = examples[Math.min(Math.max(example, 0), examples.length - 1)];
  const [first] = useState<Draft>(() => ({
    ...draftOf(questionFixture(type)),
    input: inputFixture.filter(({ kind }) => stimulus[type]?.includes(kind)),
    questions: fixture ? [fixture.block] : [],
  }));
  const [draft, setDraft] = useState(first);
  const [given, setGiven] = useState<readonly AnswerEntry[] | null>(null);
  const answered = fixture ? (Object.values(fixture.others)[0] ?? fixture.right) : undefined;
  const entries = useMemo(() => {
    if (given) return given;
    const empty = entriesOf(draft, {});
    return shown.view === 'student' || answered === undefined ? empty : [answered, ...empty.slice(1)];
  }, [given, draft, shown.view, answered]);

  return (
    <QuestionKitProvider language={language} contentLanguage={fixture?.lang ?? 'en'} media={media}>
      <Shown {...shown} draft={draft} onDraft={setDraft} entries={entries} onEntries={setGiven} />
    </QuestionKitProvider>
  );
}

interface ShownProps extends ViewArgs {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  entries: readonly AnswerEntry[];
  onEntries: (entries: readonly AnswerEntry[]) => void;
}

function Shown({ draft, onDraft, entries, onEntries, view, modelAnswer, readOnly }: ShownProps) {
  const { language } = useUi();
  const { issueText } = useEditorMessages();
  const student = useStudentView(draft);
  useQuestionReport({ id: 'playground', draft, entries, language, issueText, canGoToIssues: false });

  if (view === 'author') return <AuthorView draft={draft} onDraft={onDraft} readOnly={readOnly} />;
  const tried = { draft, student, entries, onEntries, modelAnswer, readOnly };
  return (
    <div style={{ padding: 24 }}>
      {view === 'marker' && <MarkerView {...tried} />}
      {view === 'review' && <ReviewView {...tried} />}
      {view !== 'marker' && view !== 'review' && <StudentView {...tried} />}
    </div>
  );
}

/** The editor with the form of the type in sight, which begins below the fields that every question has. */
function AuthorView({ draft, onDraft, readOnly }: Pick<ShownProps, 'draft' | 'onDraft' | 'readOnly'>) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector('[data-pane="form"] [data-place="questions.0"]')?.scrollIntoView();
  }, []);
  return (
    <div ref={page} style={{ blockSize: '100dvb' }}>
      <QuestionEditor value={draft} onChange={onDraft} readOnly={readOnly} />
    </div>
  );
}
