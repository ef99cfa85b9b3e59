import type { StaffNote, UserId } from '@rubrica/api-client/contract';
import { Button, Card, Cluster, ConfirmDialog, QuietButton, Skeleton, Stack, TextArea, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ShowMore } from './show-more.tsx';
import { useListPages } from './use-list-pages.ts';
import { None, Section } from '../../../lib/page/section.tsx';

const limit = 20;

const NoteBody = styled.div`
  display: grid;
  gap: ${token.space[8]};

  & p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

type Opened = { dialog: 'write'; note: StaffNote | null } | { dialog: 'remove'; note: StaffNote } | null;

/** What staff wrote down about a student, and the way to add to it. */
export function StaffNotes({ student }: { student: UserId }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [opened, setOpened] = useState<Opened>(null);
  const schema = useMemo(() => z.object({ text: z.string().trim().min(1, m.noteRequired).max(5000) }), [m]);
  const close = () => setOpened(null);
  const query = useListPages(keyOf('StaffNote', student), (page, signal) =>
    api.listStaffNotes({ query: { student, page, limit }, signal }),
  );
  const save = async (note: StaffNote | null, text: string) => {
    await (note
      ? api.updateStaffNote({ params: { id: note._id }, body: { text } })
      : api.createStaffNote({ body: { student, text } }));
    await invalidate(client, 'StaffNote', 'AuditEntry');
    return m.noteSaved;
  };
  const remove = async (note: StaffNote) => {
    const { message } = await api.removeStaffNote({ params: { id: note._id } });
    await invalidate(client, 'StaffNote', 'AuditEntry');
    return message;
  };

  return (
    <KeepFocus>
      <Section
        title={m.notes}
        lead={m.notesLead}
        action={<Button onClick={() => setOpened({ dialog: 'write', note: null })}>{m.addNote}</Button>}
      >
        <QueryView
          query={query}
          errorTitle={m.notesProblem}
          loadingLabel={m.notes}
          skeleton={<Skeleton height="88px" />}
        >
          {({ items, total }) => (
            <Stack gap={12}>
              {items.length === 0 && <None>{m.noNotes}</None>}
              {items.map((note) => (
                <Card key={note._id} as="article">
                  <NoteBody>
                    <p dir="auto">{note.text}</p>
                    <Cluster justify="space-between">
                      <small>
                        {m.noteBy(note.authorName, format.fromNow(note.createdAt))}
                        {note.updatedAt !== note.createdAt && ` (${m.edited})`}
                      </small>
                      {note.isOwn && (
                        <Cluster gap={4}>
                          <QuietButton onClick={() => setOpened({ dialog: 'write', note })}>{common.edit}</QuietButton>
                          <QuietButton tone="danger" onClick={() => setOpened({ dialog: 'remove', note })}>
                            {common.remove}
                          </QuietButton>
                        </Cluster>
                      )}
                    </Cluster>
                  </NoteBody>
                </Card>
              ))}
              <ShowMore query={query}>{m.moreNotes(total - items.length)}</ShowMore>
            </Stack>
          )}
        </QueryView>
        {opened?.dialog === 'write' && (
          <ResourceDialog
            title={opened.note ? m.editNote : m.newNote}
            description={m.notesLead}
            schema={schema}
            defaultValues={{ text: opened.note?.text ?? '' }}
            onSave={({ text }) => save(opened.note, text)}
            failed={m.noteFailed}
            onClose={close}
            fields={(field) => <TextArea {...field('text')} label={m.note} rows={6} dir="auto" />}
          />
        )}
        {opened?.dialog === 'remove' && (
          <ConfirmDialog
            open
            title={m.removeNote}
            confirmLabel={common.remove}
            tone="danger"
            onClose={close}
            onConfirm={() => runChange(() => remove(opened.note), m.changeFailed)}
          >
            {m.removeNoteBody}
          </ConfirmDialog>
        )}
      </Section>
    </KeepFocus>
  );
}
