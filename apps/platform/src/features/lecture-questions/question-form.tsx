import {
  lectureQuestionTypes,
  type LectureQuestion,
  type LectureQuestionId,
  type Video,
} from '@rubrica/api-client/contract';
import { questionOf } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Chip, Cluster, QuietButton, token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { fetchedOnce } from '../../lib/page/fetched-once.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { useCreateOnce } from '../../lib/resource/use-create-once.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { useSave } from '../../lib/saving/use-save.ts';
import { useStoredDraft } from '../../lib/storage/use-stored-draft.ts';
import { toast } from '../../lib/toast/toast.ts';
import { exactVideoTime } from '../../lib/video-time.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { isLectureDraft, lectureDraftOf, newLectureDraft, type LectureDraft } from './question-rules.ts';
import { RulesFields } from './rules-fields.tsx';
const offered = [...lectureQuestionTypes];

const Panes = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / clamp(240px, 22vw, 300px) minmax(0, 1fr);
  block-size: 100%;
  & > aside {
    overflow: auto;
    padding: ${token.space[16]};
    border-inline-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > div {
    min-inline-size: 0;
    min-block-size: 0;
  }
  @media (max-width: 900px) {
    display: block;
    overflow: auto;
    & > aside {
      overflow: visible;
      border-inline-end: 0;
      border-block-end: 1px solid ${token.color.line};
    }
    & > div {
      block-size: 100%;
    }
  }
`;

interface QuestionFormProps {
  video: Video;
  /** The question to edit; null for a new one. */
  question: LectureQuestionId | null;
  /** Where a new one stands. */
  atMs: number;
  onCreated: (id: LectureQuestionId) => void;
}

/** Writing a question of a lecture. */
export function QuestionForm({ question, ...props }: QuestionFormProps) {
  const { form: messages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('LectureQuestion', 'one', question),
    queryFn: ({ signal }) => api.getLectureQuestion({ params: { id: question ?? '' }, signal }),
    enabled: question !== null,
    ...fetchedOnce,
  });
  return (
    <PlatformKit>
      {question === null ? (
        <Form {...props} stored={undefined} />
      ) : (
        <QueryView query={query} errorTitle={messages.notLoaded} loadingLabel={messages.loading}>
          {(stored) => <Form {...props} stored={stored} />}
        </QueryView>
      )}
    </PlatformKit>
  );
}

interface FormProps extends Omit<QuestionFormProps, 'question'> {
  stored: LectureQuestion | undefined;
}

/** What a save sends; `on` is the stored question that it is based on. */
interface QuestionToSave {
  given: LectureDraft;
  on: LectureQuestion | undefined;
  /** The revision that it is based on: a restored draft may be older than the stored question. */
  rev: number;
}

function Form({ video, atMs, stored, onCreated }: FormProps) {
  const { form: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const [base, setBase] = useState(stored);
  const local = useStoredDraft<LectureDraft>({
    kind: 'lecture-question',
    id: base?._id ?? `new/${video._id}`,
    rev: String(base?.rev ?? 0),
    initial: () => (base ? lectureDraftOf(base) : newLectureDraft(atMs, messages.title(exactVideoTime(atMs)))),
    isValid: isLectureDraft,
  });
  const { value, isChanged } = local;
  const createOnce = useCreateOnce();
  const saving = useSave('updateLectureQuestion', ({ given, on, rev }: QuestionToSave) => {
    const content = questionOf(given.draft);
    if (on)
      return api.updateLectureQuestion({
        params: { id: on._id },
        body: { rev, archived: on.archived, ...given.rules, content },
      });
    const body = { video: video._id, ...given.rules, content };
    return createOnce(body, (headers) => api.createLectureQuestion({ body, headers }));
  });
  const { conflict } = saving;

  const save = async (given: LectureDraft, on = base, rev = Number(local.rev)) => {
    // A second one on the same revision would be a conflict of somebody with themselves.
    if (saving.isSaving) return;
    const outcome = await saving.save({ given, on, rev });
    if (outcome.kind !== 'saved') return;
    const saved = outcome.reply;
    local.markSaved(given, saved._id, String(saved.rev));
    setBase(saved);
    // Without answers nobody is left with the old version.
    const hasOldAnswers = on !== undefined && saved.version > on.version && saved.answered > 0;
    if (saved.isReady) toast.success(hasOldAnswers ? messages.savedVersion : messages.saved);
    else toast.info(messages.savedUnfinished);
    await invalidate(client, 'LectureQuestion', 'Video');
    if (!on && isMounted()) onCreated(saved._id);
  };
  const problem = saving.error === undefined ? null : errorText(saving.error, common, messages.saveFailed);

  return (
    <WorkspacePage
      title={base ? messages.edit : messages.create}
      lead={exactVideoTime(value.rules.atMs)}
      parent={{ label: video.title, to: `/admin/lecture-questions/${video._id}` }}
      actions={
        <Cluster>
          {isChanged && <Chip tone="warning">{messages.unsaved}</Chip>}
          <Button variant="primary" loading={saving.isSaving} onClick={() => void save(value)}>
            {messages.save}
          </Button>
        </Cluster>
      }
      notices={
        <>
          {problem && (
            <Banner tone="danger" announce onDismiss={saving.reset}>
              {problem}
            </Banner>
          )}
          {local.wasRestored && (
            <Banner tone="info" action={<QuietButton onClick={local.discard}>{messages.drop}</QuietButton>}>
              {messages.restored}
            </Banner>
          )}
          {base && base.answered > 0 && <Banner tone="info">{messages.answeredNote}</Banner>}
        </>
      }
    >
      <Panes>
        <aside aria-label={messages.rules}>
          <RulesFields
            rules={value.rules}
            durationMs={video.durationMs}
            onChange={(rules) => local.change({ ...value, rules })}
          />
        </aside>
        <div>
          <QuestionEditor
            value={value.draft}
            onChange={(draft) => local.change({ ...value, draft })}
            onSave={() => void save(value)}
            hasSaveButton={false}
            offers={offered}
          />
        </div>
      </Panes>
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          description={messages.conflictText}
          keepMine={messages.overwrite}
          takeTheirs={messages.takeTheirs}
          onKeepMine={() => void save(value, conflict.current, conflict.current.rev)}
          onTakeTheirs={() => {
            local.adopt(lectureDraftOf(conflict.current));
            setBase(conflict.current);
            saving.reset();
          }}
        />
      )}
    </WorkspacePage>
  );
}
