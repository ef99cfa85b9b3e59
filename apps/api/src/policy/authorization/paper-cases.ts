import { only } from './case.ts';
import type { Side } from './world.ts';

const admin = only({ admin: 'any' });
const paper = new File(['no paper'], 'mock.rubrica');

/** Papers become questions and tasks, which admins write. */
export const paperCases = {
  previewPaper: [{ args: () => ({ body: { file: paper } }), access: admin }],
  importPaper: [{ args: () => ({ body: { file: paper } }), access: admin }],
  listPublishTokens: [{ args: () => ({}), access: admin }],
  createPublishToken: [{ args: () => ({ body: { name: 'Workbench', days: 30 as const } }), access: admin }],
  removePublishToken: [
    { args: ({ publishToken }: Side) => ({ params: { id: publishToken } }), access: only({ admin: 'unseen' }) },
  ],
};
