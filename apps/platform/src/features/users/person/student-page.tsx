import { Button, Cluster, Stack } from '@rubrica/ui';
import type { StudentPage as Student } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { UserStatusChip } from '../user-status-chip.tsx';
import { AuditEntries, Sessions } from './account-sections.tsx';
import { Attendance, Learning, Trend } from './learning-sections.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Parents } from './parents.tsx';
import { PersonActions } from './person-actions.tsx';
import { Columns, Section } from '../../../lib/page/section.tsx';
import { joined } from '../../../lib/text/joined.ts';
import { StaffNotes } from './staff-notes.tsx';
import { AllTasks, NeededTasks } from './task-sections.tsx';
import { ar as whatsAppAr, en as whatsAppEn } from '../whatsapp/messages.ts';
import { WhatsAppWish } from '../whatsapp/whatsapp-wish.tsx';
import { WriteButton } from './write-button.tsx';

interface StudentPageProps {
  id: string;
  area: '/admin' | '/assistant';
}

function Lead({ student: { level, groups, account } }: { student: Student }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const user = account?.user;
  return (
    <Cluster as="span" gap={12}>
      <span>
        {joined([level ?? m.noLevel, ...(groups.length > 0 ? groups.map((group) => group.name) : [m.noGroups])])}
      </span>
      {user && (
        <>
          <UserStatusChip user={user} />
          <bdi dir="ltr">{user.email}</bdi>
          {user.phone ? <bdi dir="ltr">{user.phone}</bdi> : <span>{m.noPhone}</span>}
          <span>{user.lastLoginAt ? m.lastLogin(format.fromNow(user.lastLoginAt)) : m.neverLoggedIn}</span>
        </>
      )}
    </Cluster>
  );
}

/** All that staff see of a student; the account, the parents and the audit log for admins alone. */
export function StudentPage({ id, area }: StudentPageProps) {
  const m = useMessages({ en, ar });
  const whatsApp = useMessages({ en: whatsAppEn, ar: whatsAppAr });
  const query = useQuery({
    queryKey: keyOf('User', 'student-page', id),
    queryFn: ({ signal }) => api.getStudent({ params: { id }, signal }),
  });
  const above = area === '/admin' ? { label: m.users, to: '/admin/users' } : { label: m.home, to: '/assistant' };
  return (
    <QueryView query={query} errorTitle={m.notLoaded}>
      {(student) => (
        <Page
          title={student.name}
          lead={<Lead student={student} />}
          breadcrumbs={[above]}
          width="wide"
          action={
            <Cluster>
              <WriteButton student={student._id} area={area} />
              <Button to={`${area}/users/student/${student._id}/report`}>{m.report}</Button>
              {student.account && <PersonActions user={student.account.user} />}
            </Cluster>
          }
        >
          <Columns>
            <Stack gap={32}>
              <NeededTasks tasks={student.tasks} area={area} />
              <Trend trend={student.trend} />
              <Attendance student={student} area={area} />
              <AllTasks tasks={student.tasks} area={area} />
              <Learning student={student} area={area} />
            </Stack>
            <Stack gap={32}>
              <StaffNotes student={student._id} />
              {student.account && (
                <>
                  <Parents account={student.account} />
                  <Section title={whatsApp.title}>
                    <WhatsAppWish user={student._id} name={student.name} />
                  </Section>
                  <Sessions user={student._id} />
                  <AuditEntries user={student._id} />
                </>
              )}
            </Stack>
          </Columns>
        </Page>
      )}
    </QueryView>
  );
}
