import type { Word } from '@rubrica/api-client/contract';
import { Button, Chip, Cluster, ConfirmDialog, EmptyState, token, type TableColumn } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Pencil, Search, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Page } from '../../lib/page/page.tsx';
import { PrintStyle } from '../../lib/page/printed.tsx';
import { RowMenu } from '../../lib/resource/row-menu.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { WordsArea } from '../../lib/words/words-area.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { EditWordDialog } from './edit-word-dialog.tsx';
import { LookUpDialog } from './look-up-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const sortFields = ['word', 'dueAt'] as const;

const WordCell = styled.span`
  display: grid;
  justify-items: start;
  & > small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 400;
  }
`;

type Opened = { kind: 'look-up' } | { kind: 'edit' | 'remove'; word: Word } | null;

/** A student's own words: searched, changed, removed, and practised when they are due. */
export function WordsPage() {
  const { list: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const words = useResource('Word');
  const state = useListState([], sortFields);
  const query = useQuery(words.list(state.query));
  const due = useQuery(words.list({ due: 'true', limit: 1 }));
  const runChange = useRunChange();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const dueCount = due.data?.total ?? 0;

  const columns = useMemo<TableColumn<Word>[]>(
    () => [
      {
        key: 'word',
        header: messages.word,
        sortable: true,
        primary: true,
        cell: ({ word, language, translation }) => (
          <WordCell>
            <bdi lang={language}>{word}</bdi>
            {translation !== '' && (
              <small>
                <bdi>{translation}</bdi>
              </small>
            )}
          </WordCell>
        ),
      },
      {
        key: 'meaning',
        header: messages.meaning,
        cell: ({ meaning, language }) => (
          <span lang={language} dir="auto">
            {meaning}
          </span>
        ),
      },
      {
        key: 'sentence',
        header: messages.sentence,
        cell: ({ sentence, language }) => (
          <span lang={language} dir="auto">
            {sentence}
          </span>
        ),
      },
      {
        key: 'dueAt',
        header: messages.due,
        width: '160px',
        sortable: true,
        cell: ({ dueAt }) =>
          new Date(dueAt).getTime() <= schoolNow() ? (
            <Chip tone="accent">{messages.dueNow}</Chip>
          ) : (
            format.fromNow(dueAt)
          ),
      },
    ],
    [messages, format],
  );
  const lookUp = (
    <Button icon={<Search aria-hidden="true" />} onClick={() => setOpened({ kind: 'look-up' })}>
      {messages.lookUp}
    </Button>
  );

  return (
    <Page
      title={messages.title}
      lead={due.data?.total === 0 && query.data && query.data.total > 0 ? messages.allDone : messages.lead}
      width="wide"
      action={
        query.data && query.data.total === 0 && !state.isNarrowed ? undefined : (
          <Cluster gap={12}>
            {lookUp}
            {dueCount > 0 && (
              <Button variant="primary" icon={<GraduationCap aria-hidden="true" />} to="/student/words/practice">
                {messages.practise(format.number(dueCount))}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      <PrintStyle />
      <KeepFocus>
        <WordsArea source={messages.title}>
          <ListView
            label={messages.title}
            searchLabel={messages.search}
            errorTitle={messages.loadFailed}
            state={state}
            query={query}
            columns={columns}
            rowKey={({ _id }) => _id}
            rowLabel={({ word }) => word}
            rowActions={(word) => (
              <RowMenu
                label={common.actionsFor(word.word)}
                actions={[
                  {
                    label: messages.edit,
                    icon: <Pencil aria-hidden="true" />,
                    onSelect: () => setOpened({ kind: 'edit', word }),
                  },
                  { divider: true },
                  {
                    label: messages.remove,
                    icon: <Trash2 aria-hidden="true" />,
                    tone: 'danger',
                    onSelect: () => setOpened({ kind: 'remove', word }),
                  },
                ]}
                onChange={() => {}}
              />
            )}
            empty={
              <EmptyState title={messages.empty} illustration="tray" action={lookUp}>
                {messages.emptyText}
              </EmptyState>
            }
          />
        </WordsArea>
        {opened?.kind === 'look-up' && <LookUpDialog source={messages.title} onClose={close} />}
        {opened?.kind === 'edit' && <EditWordDialog word={opened.word} onClose={close} />}
        {opened?.kind === 'remove' && (
          <ConfirmDialog
            open
            tone="danger"
            title={messages.removeTitle(opened.word.word)}
            confirmLabel={messages.remove}
            onClose={close}
            onConfirm={() =>
              runChange(async () => (await words.remove.mutateAsync(opened.word._id)).message, messages.removeFailed)
            }
          >
            {messages.removeText}
          </ConfirmDialog>
        )}
      </KeepFocus>
    </Page>
  );
}
