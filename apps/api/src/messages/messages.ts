import type { FailureData, FieldProblem } from '../services/errors/failure-data.ts';

/** The text of an email; `lines` are paragraphs. */
export interface MailText {
  subject: string;
  lines: string[];
}

type ProblemText<Code extends FieldProblem['code']> =
  Extract<FieldProblem, { code: Code }> extends { limit: number }
    ? (problem: { limit: number }) => string
    : () => string;

/** All texts that the server sends to users, in one language. */
export interface Messages {
  failures: { [Code in keyof FailureData]: (data: FailureData[Code]) => string };
  /** Validation errors of fields. The texts of `spec.md` section 5 are exact. */
  fields: {
    [Code in Exclude<FieldProblem['code'], `text_${string}` | `number_${string}` | `list_${string}`>]: () => string;
  } & {
    [
      Code in Extract<FieldProblem['code'], `text_${string}` | `number_${string}` | `list_${string}`>
    ]: ProblemText<Code>;
  };
  confirmations: {
    registered: string;
    loggedOut: string;
    otpSent: string;
    otpVerified: string;
    passwordUpdated: string;
    passwordReset: (name: string) => string;
    sessionEnded: string;
    deactivated: (name: string) => string;
    removed: (name: string) => string;
  };
  mail: {
    greeting: (name: string) => string;
    closing: string;
    otp: (code: string) => MailText;
    alreadyRegistered: MailText;
    approved: MailText;
    passwordChanged: MailText;
  };
}
