import type { CallName } from '@rubrica/api-client/contract';
import type { OpenCall } from '../policy.ts';
import { bookCases } from './book-cases.ts';
import type { Case } from './case.ts';
import { chatCases } from './chat-cases.ts';
import { jobCases } from './job-cases.ts';
import { learningCases } from './learning-cases.ts';
import { meetingCases } from './meeting-cases.ts';
import { noticeCases } from './notice-cases.ts';
import { paperCases } from './paper-cases.ts';
import { peopleCases } from './people-cases.ts';
import { whatsAppCases } from './whatsapp-cases.ts';
import { whatsAppSendCases } from './whatsapp-send-cases.ts';

/** What every call that needs a session has to answer to whom. A call without a case does not compile. */
export const cases = {
  ...peopleCases,
  ...learningCases,
  ...paperCases,
  ...bookCases,
  ...meetingCases,
  ...noticeCases,
  ...chatCases,
  ...jobCases,
  ...whatsAppCases,
  ...whatsAppSendCases,
} satisfies {
  [Name in Exclude<CallName, OpenCall>]: Case<Name>[];
};
