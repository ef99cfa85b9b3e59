import { type Call, type CallName, contract, failureSchema } from '@rubrica/api-client/contract';
import { failuresOf } from '../../http/openapi/call-failures.ts';

const declared = new Map<CallName, ReadonlySet<string>>();

function declaredOf(name: CallName): ReadonlySet<string> {
  const known = declared.get(name) ?? new Set(failuresOf(name).map(({ status, code }) => `${status} ${code}`));
  declared.set(name, known);
  return known;
}

/** A reply as it was received. */
export interface Reply {
  status: number;
  contentType: string;
  text: string;
}

/** Returns what is wrong with the reply to a call, or undefined if the contract allows it. */
export function problemOf(name: CallName, { status, contentType, text }: Reply): string | undefined {
  if (!contentType.startsWith('application/json')) return `the content type is ${contentType || 'missing'}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'the body is no JSON';
  }
  const call: Call = contract[name];
  if (status === (call.status ?? 200)) {
    const { error } = call.reply.safeParse(body);
    return error ? `the reply is off its schema: ${error.message.slice(0, 300)}` : undefined;
  }
  if (status < 400) return `the status ${status} is not declared`;
  const { data: failure } = failureSchema.safeParse(body);
  if (!failure || failure.message === '') return 'the failure is off its schema';
  if (!declaredOf(name).has(`${status} ${failure.code}`))
    return `the failure ${status} ${failure.code} is not declared`;
  if (failure.current !== undefined && !call.conflict?.safeParse(failure.current).success)
    return 'the copy in the conflict is off its schema';
  return undefined;
}
