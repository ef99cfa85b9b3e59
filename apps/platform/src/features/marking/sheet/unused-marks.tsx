import type { AnswerId } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Heading, QuietButton, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { workOf } from '../marks-queue.ts';
import { differencesOf } from './marks-differences.ts';
import { MarksTable } from './marks-table.tsx';
import type { useMarks } from './use-marks.ts';

interface UnusedMarksProps {
  unused: ReturnType<typeof useMarks>['unused'];
  /** The number of the first question of an answer. */
  firstNumberOf: (answer: AnswerId) => number | undefined;
  /** Whether the attempt can be marked: the student has changed the answers then. */
  canMark: boolean;
}

/** Says that kept marks are not used, as they are for answers that the student can change or has changed, and shows them to be read. */
export function UnusedMarks({ unused, firstNumberOf, canMark }: UnusedMarksProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const [isShown, setShown] = useState(false);
  if (unused.length === 0) return null;
  const close = () => setShown(false);
  return (
    <>
      <Banner tone="warning" action={<QuietButton onClick={() => setShown(true)}>{messages.unusedShow}</QuietButton>}>
        {canMark ? messages.unusedChanged : messages.unusedOpen}
      </Banner>
      <Dialog
        open={isShown}
        onClose={close}
        size="large"
        title={messages.unusedTitle}
        actions={<Button onClick={close}>{common.close}</Button>}
      >
        <Stack>
          {unused.map(({ answer, content, answers }) => {
            const work = workOf(content, answers);
            return (
              <section key={answer}>
                <Heading level={3} size={16}>
                  {content.title}
                </Heading>
                {work && <MarksTable differences={differencesOf(content, answers, work, firstNumberOf(answer))} />}
              </section>
            );
          })}
        </Stack>
      </Dialog>
    </>
  );
}
