import path from 'node:path';
import type { Env } from '../env.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { openFiles } from '../services/files/open-files.ts';

const megabyte = 1024 * 1024;

/** Opens the mail that the settings name. */
export function createMailer(env: Env) {
  return openMailer(
    env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.RUBRICA_MAIL_FROM }
      : { outbox: path.resolve(env.RUBRICA_DATA, 'outbox') },
  );
}

/** Opens the storage of files that the settings name. */
export function openFileStorage(env: Env) {
  return openFiles({
    dataFolder: path.resolve(env.RUBRICA_DATA),
    bucket: env.S3_BUCKET ? { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT } : undefined,
    quota: {
      userBytes: env.RUBRICA_UPLOADS_PER_USER_MB * megabyte,
      schoolBytes: env.RUBRICA_UPLOADS_PER_SCHOOL_MB * megabyte,
    },
  });
}
