import type { Mail } from '../mail/open-mailer.ts';
import type { AppContext } from './context.ts';

/** Mails several people after the reply, one after the other. A mail that cannot be sent holds up no other. */
export function mailEach<Person>(
  { background, mailer }: Pick<AppContext, 'background' | 'mailer'>,
  name: string,
  people: readonly Person[],
  compose: (person: Person) => Mail,
): void {
  const sendAll = async () => {
    const failed: unknown[] = [];
    for (const person of people) await mailer.send(compose(person)).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${people.length} were not sent`);
  };
  if (people.length > 0) background.run(name, sendAll());
}
