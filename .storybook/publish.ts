import type { Client } from '@rubrica/api-client';
import {
  type PublishAdapter,
  PublishRefusal,
  type PublishTarget,
} from '../packages/question-kit/src/assembly/workbench/publish/publish-adapter.ts';

const schemas = () => import('@rubrica/api-client/contract');

/** Calls a platform with its client, which is loaded when somebody publishes. */
async function callPlatform<Reply>(
  { address, token }: PublishTarget,
  language: string,
  call: (client: Client) => Promise<Reply>,
): Promise<Reply> {
  const { ApiError, createClient } = await import('@rubrica/api-client');
  try {
    return await call(createClient({ baseUrl: `${address}/api`, token, language, schemas }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw new PublishRefusal('unreachable');
    if (error.status === 401 || error.status === 403) throw new PublishRefusal('token');
    if (error.code === 'conflict') throw new PublishRefusal('changed');
    throw new PublishRefusal('refused', error.errors['file']?.join(' ') ?? error.message);
  }
}

/** Publishes papers of the workbench to a platform. Its operator allows the origin of this Storybook by `RUBRICA_ORIGINS`. */
export const publishToPlatform: PublishAdapter = {
  preview: (target, file, { language, paperLanguage }) =>
    callPlatform(target, language, (client) => client.previewPaper({ body: { file, language: paperLanguage } })),
  publish: async (target, file, { createNames, digest, language, paperLanguage }) => {
    const body = {
      file,
      language: paperLanguage,
      createNames: createNames ? ('true' as const) : ('false' as const),
      ...(digest !== undefined && { digest }),
    };
    const report = await callPlatform(target, language, (client) => client.importPaper({ body }));
    return { ...report, url: `${target.address}/admin/tasks` };
  },
};
