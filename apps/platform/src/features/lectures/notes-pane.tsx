import type { Lecture } from '@rubrica/api-client/contract';
import { Cluster, formatDuration, IconButton, Menu, QuietButton, Skeleton, Stack, token, useUi } from '@rubrica/ui';
import { CircleQuestionMark, Download, Undo2 } from 'lucide-react';
import { type RefObject } from 'react';
import { styled } from 'styled-components';
import { downloadText } from '../../lib/files/download-text.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../lib/i18n.ts';
import type { PlayerControl } from '../../lib/lecture-player/player-control.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { notesAsMarkdown, notesAsText } from './export-notes.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { useMoments } from './use-moments.ts';
import { useNotes } from './use-notes.ts';
import { NewNote, type NotePlace } from './new-note.tsx';
import { NoteItem } from './note-item.tsx';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[8]};
    align-items: start;
    padding-block: ${token.space[4]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > li > p {
    padding-block: 10px;
    font-size: ${token.font[14]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > li > p > svg {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 6px;
    vertical-align: -3px;
    color: ${token.color.inkSoft};
  }
  & > li > form {
    grid-column: 1 / -1;
  }
`;

const Empty = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  & > strong {
    display: block;
    color: ${token.color.ink};
  }
`;

interface NotesPaneProps {
  control: PlayerControl;
  lecture: Lecture;
  moments: ReturnType<typeof useMoments>;
  place: NotePlace;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** One's own notes with their places, and the moments that were not understood. */
export function NotesPane({ control, lecture, moments, place, field }: NotesPaneProps) {
  const { notes: m } = useMessages({ en, ar });
  const { language } = useUi();
  const notes = useNotes(lecture._id);
  const time = (atMs: number) => formatDuration(Math.floor(atMs / 1000), language);
  return (
    <KeepFocus>
      <Stack gap={12}>
        <NewNote
          video={lecture._id}
          control={control}
          place={place}
          field={field}
          onSave={notes.create.mutateAsync}
          timeOf={time}
        />
        <QueryView
          query={notes.query}
          errorTitle={m.notLoaded}
          loadingLabel={m.loading}
          skeleton={<Skeleton height="120px" />}
        >
          {({ items }) => {
            const entries = [
              ...items.map((note) => ({ key: note._id, atMs: note.atMs, note })),
              ...lecture.notUnderstood.map(({ _id, atMs }) => ({ key: _id, atMs, note: null })),
            ].toSorted((a, b) => a.atMs - b.atMs);
            if (entries.length === 0) {
              return (
                <Empty>
                  <strong>{m.empty}</strong> {m.emptyText}
                </Empty>
              );
            }
            const exported = entries.map(({ atMs, note }) => ({
              time: time(atMs),
              text: note?.text ?? m.notUnderstood,
            }));
            const name = m.fileName(lecture.title).replaceAll(/[\\/:*?"<>|]/gu, '-');
            return (
              <>
                <List>
                  {entries.map(({ key, atMs, note }) =>
                    note ? (
                      <NoteItem key={key} note={note} time={time(atMs)} control={control} notes={notes} />
                    ) : (
                      <li key={key}>
                        <QuietButton aria-label={m.goTo(time(atMs))} onClick={() => control.seek(atMs)}>
                          {time(atMs)}
                        </QuietButton>
                        <p>
                          <CircleQuestionMark aria-hidden="true" />
                          {m.notUnderstood}
                        </p>
                        <IconButton
                          label={m.takeBack}
                          icon={<Undo2 data-mirror="" />}
                          onClick={() => moments.takeBack.mutate(key)}
                        />
                      </li>
                    ),
                  )}
                </List>
                <Cluster>
                  <Menu
                    trigger={<QuietButton icon={<Download />}>{m.export}</QuietButton>}
                    items={[
                      {
                        label: m.asText,
                        onSelect: () => downloadText(`${name}.txt`, notesAsText(lecture.title, exported)),
                      },
                      {
                        label: m.asMarkdown,
                        onSelect: () => downloadText(`${name}.md`, notesAsMarkdown(lecture.title, exported)),
                      },
                    ]}
                  />
                </Cluster>
              </>
            );
          }}
        </QueryView>
      </Stack>
    </KeepFocus>
  );
}
