import type { LectureQuestionId, LectureQuestionSummary } from '@rubrica/api-client/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Chip, ConfirmDialog, EmptyState, Heading, QuietButton, Skeleton, Stack, token } from '@rubrica/ui';
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { RowMenu, type RowAction } from '../../lib/resource/row-menu.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { exactVideoTime } from '../../lib/video-time.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { rulesOf } from './question-rules.ts';

const List = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px ${token.space[8]};
    padding: ${token.space[8]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
  }
  & > li > strong {
    align-self: center;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > li > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[8]};
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
`;

interface QuestionListProps {
  query: UseQueryResult<LectureQuestionSummary[]>;
  /** Shows a place of the video. */
  onGo: (atMs: number) => void;
  onEdit: (question: LectureQuestionId) => void;
}

/** The questions of a video in their order, then those that are archived. */
export function QuestionList({ query, onGo, onEdit }: QuestionListProps) {
  const { lecture: messages } = useMessages({ en, ar });
  const [removing, setRemoving] = useState<LectureQuestionSummary | null>(null);
  const [showsArchived, setShowsArchived] = useState(false);
  const { remove } = useResource('LectureQuestion');
  const runChange = useRunChange();
  return (
    <KeepFocus>
      <QueryView query={query} skeleton={<Skeleton height="160px" />} loadingLabel={messages.loading}>
        {(questions) => {
          const asked = questions.filter(({ archived }) => !archived);
          const archived = questions.filter((question) => question.archived);
          const rows = { onGo, onEdit, onRemove: setRemoving };
          return (
            <Stack gap={12}>
              <Heading level={2} size={18}>
                {messages.list}
              </Heading>
              {asked.length === 0 ? (
                <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
              ) : (
                <Rows questions={asked} {...rows} />
              )}
              {archived.length > 0 && (
                <>
                  <QuietButton aria-expanded={showsArchived} onClick={() => setShowsArchived(!showsArchived)}>
                    {messages.showArchived(archived.length)}
                  </QuietButton>
                  {showsArchived && <Rows questions={archived} {...rows} />}
                </>
              )}
              {removing && (
                <ConfirmDialog
                  open
                  tone="danger"
                  onClose={() => setRemoving(null)}
                  onConfirm={() =>
                    runChange(async () => (await remove.mutateAsync(removing._id)).message, messages.failed)
                  }
                  title={(removing.answered > 0 ? messages.archiveTitle : messages.removeTitle)(
                    removing.title || messages.untitled,
                  )}
                  confirmLabel={removing.answered > 0 ? messages.archive : messages.remove}
                >
                  {removing.answered > 0 ? messages.archiveText : messages.removeText}
                </ConfirmDialog>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </KeepFocus>
  );
}

interface RowsProps extends Pick<QuestionListProps, 'onGo' | 'onEdit'> {
  questions: readonly LectureQuestionSummary[];
  onRemove: (question: LectureQuestionSummary) => void;
}

function Rows({ questions, onRemove, ...row }: RowsProps) {
  return (
    <List>
      {questions.map((question) => (
        <QuestionRow key={question._id} question={question} onRemove={() => onRemove(question)} {...row} />
      ))}
    </List>
  );
}

interface QuestionRowProps extends Pick<QuestionListProps, 'onGo' | 'onEdit'> {
  question: LectureQuestionSummary;
  onRemove: () => void;
}

function QuestionRow({ question, onGo, onEdit, onRemove }: QuestionRowProps) {
  const { lecture: messages } = useMessages({ en, ar });
  const { typeName } = useQuestionNames();
  const { invalidate } = useResource('LectureQuestion');
  const runChange = useRunChange();
  const { _id, title, atMs, archived, isReady, isRequired, mustBeRight, answered, rev } = question;
  const name = title || messages.untitled;
  const restore = async () => {
    const body = { rev, archived: false, ...rulesOf(question) };
    await api.updateLectureQuestion({ params: { id: _id }, body });
    await invalidate();
    return messages.restored;
  };
  const actions: RowAction[] = [
    { label: messages.edit, icon: <Pencil aria-hidden="true" />, onSelect: () => onEdit(_id) },
    archived
      ? { label: messages.restore, icon: <ArchiveRestore aria-hidden="true" />, change: restore }
      : {
          label: answered > 0 ? messages.archive : messages.remove,
          icon: answered > 0 ? <Archive aria-hidden="true" /> : <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: onRemove,
        },
  ];
  return (
    <li>
      <QuietButton aria-label={messages.goTo(exactVideoTime(atMs))} onClick={() => onGo(atMs)}>
        <bdi dir="ltr">{exactVideoTime(atMs)}</bdi>
      </QuietButton>
      <strong dir="auto">{name}</strong>
      <RowMenu
        label={messages.actions(name)}
        actions={actions}
        onChange={({ change }) => {
          // The toast has reported the failure.
          if (change) runChange(change, messages.failed).catch(() => undefined);
        }}
      />
      <p>
        <span>{typeName(question.subQuestionType)}</span>
        <span>{isRequired ? messages.required : messages.optional}</span>
        {mustBeRight && <span>{messages.mustBeRight}</span>}
        {answered > 0 && <span>{messages.answered(answered)}</span>}
        {!isReady && <Chip tone="warning">{messages.unfinished}</Chip>}
        {archived && <Chip>{messages.archived}</Chip>}
      </p>
    </li>
  );
}
