import { only } from './case.ts';

const noJob = () => ({ params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' } });
const admin = only({ admin: 'any' });

/** Jobs are the server's, and admins look after both. */
export const jobCases = {
  getServerHealth: [{ args: () => ({}), access: admin }],
  listJobs: [{ args: () => ({}), access: admin }],
  retryJob: [{ args: noJob, access: admin }],
  removeJob: [{ args: noJob, access: admin }],
};
