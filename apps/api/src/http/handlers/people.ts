import { listAuditLog } from '../../services/audit-log/list-audit-log.ts';
import { getAssistant } from '../../services/assistants/get-assistant.ts';
import { endUserSession } from '../../services/auth/end-session.ts';
import { listUserSessions } from '../../services/auth/list-sessions.ts';
import { createPairingCode, createStudentPairingCode } from '../../services/children/create-pairing-code.ts';
import { getChild } from '../../services/children/get-child.ts';
import { linkParent, unlinkParent } from '../../services/children/link-parent.ts';
import { listChildren } from '../../services/children/list-children.ts';
import { usePairingCode } from '../../services/children/use-pairing-code.ts';
import { createGroup } from '../../services/groups/create-group.ts';
import { getGroup } from '../../services/groups/get-group.ts';
import { listGroups } from '../../services/groups/list-groups.ts';
import { removeGroup } from '../../services/groups/remove-group.ts';
import { updateGroup } from '../../services/groups/update-group.ts';
import { eraseUser } from '../../services/erasure/erase-user.ts';
import { approveRegistrations } from '../../services/registrations/approve-registrations.ts';
import { rejectRegistrations } from '../../services/registrations/reject-registrations.ts';
import { changeUsers } from '../../services/users/change-users.ts';
import { inviteUsers } from '../../services/invitations/invite-users.ts';
import { getAdminHome } from '../../services/home/get-admin-home.ts';
import { getAssistantHome } from '../../services/home/get-assistant-home.ts';
import { getAttendanceReport } from '../../services/reports/attendance-report.ts';
import { getItemsReport } from '../../services/reports/items-report.ts';
import { getProgressReport } from '../../services/reports/progress-report.ts';
import { getMarksReport } from '../../services/reports/marks-report.ts';
import { cancelReportFile } from '../../services/report-files/cancel-report-file.ts';
import { createReportFile } from '../../services/report-files/create-report-file.ts';
import { getReportFile } from '../../services/report-files/get-report-file.ts';
import { listReportFiles } from '../../services/report-files/list-report-files.ts';
import { namedServices } from '../../services/named/named-services.ts';
import {
  createStaffNote,
  listStaffNotes,
  removeStaffNote,
  updateStaffNote,
} from '../../services/staff-notes/staff-notes.ts';
import { getStudent } from '../../services/students/get-student.ts';
import { createUserImport } from '../../services/user-imports/create-user-import.ts';
import { listUserImports } from '../../services/user-imports/list-user-imports.ts';
import { previewUserImport } from '../../services/user-imports/preview-user-import.ts';
import { undoUserImport } from '../../services/user-imports/undo-user-import.ts';
import { createUser } from '../../services/users/create-user.ts';
import { getUser } from '../../services/users/get-user.ts';
import { listUsers } from '../../services/users/list-users.ts';
import { removeUser } from '../../services/users/remove-user.ts';
import { updateUser } from '../../services/users/update-user.ts';

export const peopleHandlers = {
  listUsers,
  createUser,
  getUser,
  updateUser,
  removeUser,
  eraseUser,
  approveRegistrations,
  rejectRegistrations,
  changeUsers,
  inviteUsers,
  previewUserImport,
  createUserImport,
  listUserImports,
  undoUserImport,
  createPairingCode,
  usePairingCode,
  listChildren,
  getChild,
  getStudent,
  getAssistant,
  getAssistantHome,
  getAdminHome,
  getMarksReport,
  getAttendanceReport,
  getProgressReport,
  getItemsReport,
  createReportFile,
  listReportFiles,
  getReportFile,
  cancelReportFile,
  linkParent,
  unlinkParent,
  createStudentPairingCode,
  listUserSessions,
  endUserSession,
  listStaffNotes,
  createStaffNote,
  updateStaffNote,
  removeStaffNote,
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  removeGroup,
  ...namedServices,
  listAuditLog,
};
