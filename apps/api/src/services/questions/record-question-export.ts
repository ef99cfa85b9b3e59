import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { expectQuestions } from './expect-questions.ts';

/** Writes into the audit log which questions the caller takes out. A page writes the file itself, of what it has read one by one. */
export const recordQuestionExport: Service<'recordQuestionExport'> = (context, { body: { questions, format } }) =>
  context.db.transaction(async (tx) => {
    await expectQuestions(context, tx, questions);
    const [only, ...others] = questions;
    await recordAudit(context, tx, 'recordQuestionExport', {
      ...(only !== undefined && others.length === 0 ? { object: `question:${only}` as const } : {}),
      details: { format, questions },
    });
    return { at: context.clock.now().toISOString() };
  });
