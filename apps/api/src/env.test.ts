import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('the time zone is that of Cairo unless a setting names another, and a name that is none stops the start', () => {
  expect(readEnv({}).RUBRICA_TIME_ZONE).toBe('Africa/Cairo');
  expect(readEnv({ RUBRICA_TIME_ZONE: 'Europe/Berlin' }).RUBRICA_TIME_ZONE).toBe('Europe/Berlin');
  expect(() => readEnv({ RUBRICA_TIME_ZONE: 'Cairo' })).toThrow('RUBRICA_TIME_ZONE: Not a time zone');
});

test('a kind of start that is none stops the start, instead of making a demo', () => {
  expect(readEnv({}).NODE_ENV).toBe('development');
  expect(readEnv({ NODE_ENV: 'production' }).NODE_ENV).toBe('production');
  for (const value of ['Production', 'prod']) expect(() => readEnv({ NODE_ENV: value })).toThrow('NODE_ENV');
});

test('recordings are kept unless a setting says for how many days, and one that is no number of days stops the start', () => {
  expect(readEnv({}).RUBRICA_RECORDINGS_DAYS).toBeUndefined();
  expect(readEnv({ RUBRICA_RECORDINGS_DAYS: '' }).RUBRICA_RECORDINGS_DAYS).toBeUndefined();
  expect(readEnv({ RUBRICA_RECORDINGS_DAYS: '365' }).RUBRICA_RECORDINGS_DAYS).toBe(365);
  for (const value of ['0', '-1', '1.5', 'a year', '99999'])
    expect(() => readEnv({ RUBRICA_RECORDINGS_DAYS: value })).toThrow(
      'RUBRICA_RECORDINGS_DAYS: Not a whole number of days',
    );
});

test('quiet hours of WhatsApp are at night unless a setting names others, or none', () => {
  expect(readEnv({}).RUBRICA_QUIET_HOURS).toEqual({ from: '21:00', until: '08:00' });
  expect(readEnv({ RUBRICA_QUIET_HOURS: '12:00 - 13:30' }).RUBRICA_QUIET_HOURS).toEqual({
    from: '12:00',
    until: '13:30',
  });
  expect(readEnv({ RUBRICA_QUIET_HOURS: 'off' }).RUBRICA_QUIET_HOURS).toBeNull();
  for (const value of ['25:00-08:00', '9-8', '08:00-08:00', 'night'])
    expect(() => readEnv({ RUBRICA_QUIET_HOURS: value })).toThrow('RUBRICA_QUIET_HOURS: Not quiet hours');
});

const refusalOf = (variables: Record<string, string>): string => {
  try {
    readEnv(variables);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test.each([
  ['RUBRICA_ORIGINS', 'https://www.school.example/', 'Write https://www.school.example'],
  ['RUBRICA_ORIGINS', 'https://www.school.example/app', 'Write https://www.school.example'],
  ['RUBRICA_ORIGINS', 'https://ok.example,https://*.school.example', 'Each origin is named'],
  ['RUBRICA_ORIGINS', 'www.school.example', 'Not an origin'],
  ['RUBRICA_ORIGINS', 'file:///srv/site', 'Not an origin'],
  ['RUBRICA_ORIGINS', 'capacitor://localhost/', 'Not an origin'],
  ['RUBRICA_BACKUP_RECIPIENT', 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', 'Not a public key of age'],
  ['SMTP_URL', 'smtp://', 'Not the address of a mail server'],
  ['SMTP_URL', 'mail.school.example:25', 'Not the address of a mail server'],
  ['RUBRICA_MAIL_FROM', 'nonsense', 'Not a sender'],
  ['S3_ENDPOINT', 'ftp://files.school.example', 'Not an address'],
  ['DATABASE_URL', 'mysql://school.example/rubrica', 'Not the address of a PostgreSQL server'],
  ['DATABASE_SESSION_URL', 'school.example', 'Not the address of a PostgreSQL server'],
  ['RUBRICA_URL', 'exams.school.example', 'Not an address'],
  ['RUBRICA_TRUST_PROXY', 'true', 'Not a number'],
  ['PORT', 'http', 'Not a number'],
])('a setting that cannot be meant is refused with its name and what is wrong: %s=%s', (name, value, problem) => {
  expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^  ${name}\\b.*: .*${problem}`, 'mu'));
});

test('what settings usually hold is taken', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  expect(
    readEnv({
      RUBRICA_ORIGINS: 'https://www.school.example, http://localhost:6006,http://[::1]:8080,capacitor://localhost',
      RUBRICA_BACKUP_RECIPIENT: recipient,
      SMTP_URL: 'smtps://school:three-boats@mail.school.example',
      RUBRICA_MAIL_FROM: 'Rubrica <exams@school.example>',
      S3_ENDPOINT: 'http://minio:9000',
      DATABASE_URL: 'postgresql:///rubrica?host=/var/run/postgresql',
    }),
  ).toMatchObject({
    RUBRICA_ORIGINS: [
      'https://www.school.example',
      'http://localhost:6006',
      'http://[::1]:8080',
      'capacitor://localhost',
    ],
    RUBRICA_BACKUP_RECIPIENT: recipient,
  });
  expect(refusalOf({ RUBRICA_BACKUP_RECIPIENT: recipient.replace('ql3', 'qi3') })).toContain(
    'RUBRICA_BACKUP_RECIPIENT',
  );
  expect(refusalOf({ RUBRICA_BACKUP_RECIPIENT: recipient.replace('ql3', 'qk3') })).toContain(
    'RUBRICA_BACKUP_RECIPIENT',
  );
  for (const from of ['exams@school.example', 'exams@localhost', ''])
    expect(refusalOf({ RUBRICA_MAIL_FROM: from })).toBe('');
});
