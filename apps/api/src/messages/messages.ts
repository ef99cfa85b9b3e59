import type { FailureData, FieldProblem } from '../services/errors/failure-data.ts';
import type { ImportTexts } from './imports.ts';
import type { MailTexts } from './mails.ts';

/** Codes of problems with a limit, which their text contains. */
type LimitCode = Extract<FieldProblem, { limit: number }>['code'];

/** Codes of problems that name something, which their text quotes. */
type NamesCode = Extract<FieldProblem, { names: string }>['code'];

/** Codes of problems in a line of a file, which their text says. */
type LineCode = Extract<FieldProblem, { line: number }>['code'];

type ProblemText<Code extends FieldProblem['code']> =
  Extract<FieldProblem, { code: Code }> extends { limit: number }
    ? (problem: { limit: number }) => string
    : () => string;

/** All texts that the server sends to users, in one language. */
export interface Messages {
  failures: { [Code in keyof FailureData]: (data: FailureData[Code]) => string };
  /** Validation errors of fields. The texts of `spec.md` section 5 are exact. */
  fields: {
    [Code in Exclude<FieldProblem['code'], LimitCode | NamesCode | LineCode>]: () => string;
  } & {
    [Code in LineCode]: (problem: { line: number }) => string;
  } & {
    [Code in NamesCode]: (problem: { names: string }) => string;
  } & {
    [Code in LimitCode]: ProblemText<Code>;
  };
  imports: ImportTexts;
  confirmations: {
    /** For a school that approves registrations. */
    registered: string;
    /** For one whose accounts are open at once. */
    registeredOpen: string;
    loggedOut: string;
    otpSent: string;
    otpVerified: string;
    passwordUpdated: string;
    passwordReset: (name: string) => string;
    /** Without a mail server nobody gets one. */
    invited: (count: number, isMailed: boolean) => string;
    invitationRenewed: string;
    erased: string;
    approved: (count: number) => string;
    rejected: (count: number) => string;
    usersChanged: (count: number) => string;
    sessionEnded: string;
    deactivated: (name: string) => string;
    archived: (name: string) => string;
    removed: (name: string) => string;
    markTakenBack: string;
    noteRemoved: string;
    cannedAnswerRemoved: string;
    meetingsCancelled: (meetings: number) => string;
    meetingsRestored: (meetings: number) => string;
    attendanceDisputed: string;
    publishTokenRemoved: string;
    calendarFeedRemoved: string;
    parentLinked: (name: string) => string;
    parentUnlinked: string;
    jobRetried: string;
    jobRemoved: string;
  };
  /** The page on which somebody without a session ends the mails with notices. */
  unsubscribe: {
    title: string;
    ask: string;
    confirm: string;
    done: string;
    open: string;
    /** Of a link that this server has not signed, or whose account is gone. */
    unknown: string;
    logIn: string;
    again: string;
  };
  mail: MailTexts;
}

const sizeUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a size in kilobytes, megabytes or gigabytes: `fileSize('en', 4096)` is `4 kB`. */
export function fileSize(language: string, bytes: number): string {
  const kilobytes = bytes / 1024;
  const step = kilobytes < 1024 ? 0 : kilobytes < 1024 ** 2 ? 1 : 2;
  // A hundredth of a gigabyte is the size of a recording.
  const options = { style: 'unit', unit: sizeUnits[step], maximumFractionDigits: step === 2 ? 2 : 0 } as const;
  return new Intl.NumberFormat(language, options).format(kilobytes / 1024 ** step);
}
