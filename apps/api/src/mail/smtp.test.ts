import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { examine } from '../commands/doctor-command.ts';
import { readEnv } from '../env.ts';
import { checkMailServer } from './check-mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { openMailer } from './open-mailer.ts';

const open: SMTPServer[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of open.splice(0)) {
    const closed = Promise.withResolvers<void>();
    server.close(closed.resolve);
    await closed.promise;
  }
});

/** A mail server that lets in one account, by a password, over a connection that it encrypts. */
async function startMailServer(options: SMTPServerOptions = {}) {
  // It warns of its own certificate, which the client of a test takes.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const mails: { from: string; to: string[]; secure: boolean; content: string }[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      username === 'school' && password === 'three-boats' ? done(null, { user: username }) : done(new Error('Wrong')),
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, secure, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  const { port } = address;
  return { mails, urlOf: (account: string) => `smtp://${account}@127.0.0.1:${port}?tls.rejectUnauthorized=false` };
}

test('mail goes to a real server: logged in, encrypted, in both forms, with an Arabic subject', async () => {
  const { mails, urlOf } = await startMailServer();
  const smtpUrl = urlOf('school:three-boats');
  await checkMailServer(smtpUrl);
  const mailer = openMailer({ smtpUrl, from: 'Rubrica <exams@school.example>' });
  const to = { email: 'sara@school.example', name: 'سارة', language: 'ar' } as const;
  await mailer.send({ ...composeMail(to, (mail) => mail.otp('123456')), messageId: '<one@school.example>' });
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'exams@school.example', to: ['sara@school.example'], secure: true });
  expect(mail?.content).toMatch(/^From: Rubrica <exams@school\.example>\r$/mu);
  expect(mail?.content).toMatch(/^Message-ID: <one@school\.example>\r$/mu);
  expect(mail?.content).toMatch(/^Subject: =\?UTF-8\?/mu);
  expect(mail?.content).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.content).toContain('Content-Type: text/html; charset=utf-8');
});

test('a wrong password and a refused recipient fail, so that a job tries again', async () => {
  const { mails, urlOf } = await startMailServer({
    onRcptTo: (_address, _session, done) => done(new Error('No such person here')),
  });
  await expect(checkMailServer(urlOf('school:wrong'))).rejects.toThrow(/Invalid login|535/u);
  const mailer = openMailer({ smtpUrl: urlOf('school:three-boats'), from: undefined });
  const mail = { to: 'nobody@school.example', subject: 'S', text: 'T', html: '<p>T</p>' };
  await expect(mailer.send(mail)).rejects.toThrow(/No such person/u);
  expect(mails).toEqual([]);
});

test('the doctor says where mail would have a sender that most servers refuse', async () => {
  const { urlOf } = await startMailServer();
  const settings = { SMTP_URL: urlOf('school:three-boats'), RUBRICA_DATA: '/nowhere/rubrica', NODE_ENV: 'production' };
  const mailOf = async (more: Record<string, string>) =>
    (await examine(readEnv({ ...settings, ...more }))).filter(({ about }) => about === 'Mail');
  expect(await mailOf({})).toEqual([
    expect.objectContaining({ level: 'warning', advice: expect.stringContaining('RUBRICA_MAIL_FROM') }),
  ]);
  expect(await mailOf({ RUBRICA_MAIL_FROM: 'Rubrica <exams@school.example>' })).toEqual([
    expect.objectContaining({ level: 'ok' }),
  ]);
});
