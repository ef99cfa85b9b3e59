import { getParentHome } from '../../services/home/get-parent-home.ts';
import { getStudentHome } from '../../services/home/get-student-home.ts';
import { getStudentReport } from '../../services/home/get-student-report.ts';
import { setStudentGoal } from '../../services/home/set-student-goal.ts';

export const homeHandlers = { getStudentHome, setStudentGoal, getParentHome, getStudentReport };
