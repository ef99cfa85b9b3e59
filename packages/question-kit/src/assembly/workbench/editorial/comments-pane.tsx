import { Cluster, EmptyState, QuietButton, Stack, token } from '@rubrica/ui';
import { GitCompare, Languages } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../../core/question.ts';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { MissingDialog } from '../lazy-part/missing-dialog.tsx';
import type { PaneProps } from '../panes/pane-props.ts';
import { ToolPane } from '../panes/tool-pane.ts';
import { useWorkbench } from '../workbench-context.ts';
import { CommentThread } from './comment-thread.tsx';
import { currentField } from './current-field.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { NameForm } from './name-form.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { RemarkForm } from './remark-form.tsx';
import { remarksOf, type Remark } from './remarks.ts';
import { useReviewerName } from './reviewer-name.ts';
import { StateBar } from './state-bar.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

const DifferenceDialog = lazyPart(() => import('./differences/difference-dialog.tsx'), MissingDialog);
const LanguagesDialog = lazyPart(() => import('./languages/languages-dialog.tsx'), MissingDialog);

const Heading = styled.h2`
  font-size: ${token.font[14]};
  font-weight: 650;
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Settled = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
`;

/** The pane in which designers review the question: its state, comments and suggestions. */
export default function CommentsPane({ draft, question }: PaneProps) {
  const { threads: messages, differences, languages } = useEditorialMessages();
  const [dialog, setDialog] = useState<'differences' | 'languages' | null>(null);
  const closeDialog = () => setDialog(null);
  const { readOnly } = useWorkbench();
  const name = useReviewerName();
  const heading = useRef<HTMLHeadingElement>(null);
  const remarks = useMemo(() => remarksOf(draft, question), [draft, question]);
  const [open, settled] = [remarks.filter(({ isOpen }) => isOpen), remarks.filter(({ isOpen }) => !isOpen)];
  const canWrite = !readOnly && name !== '';
  const { proposal } = question;
  // What is decided changes the question, and not what somebody proposes for it.
  const canDecide = canWrite && !proposal;
  const pane = useRef<HTMLDivElement>(null);
  /** The next suggestion gets the focus, so that each is decided with one key; after the last one the heading. */
  const focusNext = useCallback((decided: string) => {
    const accepts = [...(pane.current?.querySelectorAll<HTMLElement>('[data-remark] [data-accept]') ?? [])];
    const at = accepts.findIndex(
      (button) => button.closest<HTMLElement>('[data-remark]')?.dataset['remark'] === decided,
    );
    (accepts[at + 1] ?? heading.current)?.focus();
  }, []);
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  useEffect(() => {
    if (field?.wants !== 'read') return;
    const remark = remarks.find(({ place, isOpen }) => isOpen && (place ?? []).join('.') === field.path.join('.'));
    const button = remark && pane.current?.querySelector<HTMLElement>(`[data-remark="${remark.id}"] button`);
    (button ?? heading.current)?.focus();
    currentField.set({ questionId: field.questionId, path: field.path });
  }, [field, remarks]);
  const list = (some: readonly Remark[]) => (
    <RemarkList remarks={some} draft={draft} canWrite={canDecide} onSettled={focusNext} />
  );

  return (
    <ToolPane ref={pane}>
      <Stack gap={16}>
        {!readOnly && (
          <NameForm key={name} name={name} onKept={() => pane.current?.querySelector('textarea')?.focus()} />
        )}
        <StateBar review={question} canWrite={canDecide} />
        {canWrite && proposal && <ProposalForm draft={draft} proposal={proposal} />}
        {canDecide && <RemarkForm draft={draft} questionId={question.id} />}
        <Heading ref={heading} tabIndex={-1}>
          {open.length === 0 ? messages.heading : messages.open(open.length)}
        </Heading>
        {remarks.length === 0 ? <EmptyState title={messages.none}>{messages.noneHint}</EmptyState> : list(open)}
        {settled.length > 0 && (
          <Settled>
            <summary>{messages.settled(settled.length)}</summary>
            {list(settled)}
          </Settled>
        )}
        <Cluster gap={8}>
          <QuietButton icon={<GitCompare aria-hidden="true" />} onClick={() => setDialog('differences')}>
            {differences.open}
          </QuietButton>
          <QuietButton icon={<Languages aria-hidden="true" />} onClick={() => setDialog('languages')}>
            {languages.open}
          </QuietButton>
        </Cluster>
        <Suspense>
          {dialog === 'differences' && <DifferenceDialog onClose={closeDialog} />}
          {dialog === 'languages' && <LanguagesDialog onClose={closeDialog} />}
        </Suspense>
      </Stack>
    </ToolPane>
  );
}

interface RemarkListProps {
  remarks: readonly Remark[];
  draft: Draft;
  canWrite: boolean;
  onSettled: (id: string) => void;
}

function RemarkList({ remarks, onSettled, ...shared }: RemarkListProps) {
  return (
    <Stack gap={8}>
      {remarks.map((remark) => {
        const given = { ...shared, place: remark.place, onSettled: () => onSettled(remark.id) };
        return 'comment' in remark ? (
          <CommentThread key={remark.id} comment={remark.comment} {...given} />
        ) : (
          <SuggestionCard key={remark.id} suggestion={remark.suggestion} {...given} />
        );
      })}
    </Stack>
  );
}
