import { ApiError } from '@rubrica/api-client';
import { Banner, Cluster, QuietButton } from '@rubrica/ui';
import { ArrowRight, Download } from 'lucide-react';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { Part } from './load-attempt.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { RefusedAnswer } from '../../lib/saving/save-queue.ts';

/** A part whose answer the server refuses. */
export interface RefusedPart {
  /** Its index in the attempt. */
  part: number;
  error: unknown;
}

/** The parts of an attempt whose answers the server refuses. */
export function refusedParts(parts: readonly Part[], refusals: readonly RefusedAnswer[]): RefusedPart[] {
  return parts.flatMap(({ answer }, part) => {
    const refusal = refusals.find((candidate) => candidate.answer === answer._id);
    return refusal ? [{ part, error: refusal.error }] : [];
  });
}

interface RefusedAnswersBannerProps {
  refused: readonly RefusedPart[];
  /** Downloads what was typed in the refused parts. */
  onDownload: () => void;
  /** Goes to a part; left out where the page cannot. */
  onGo?: ((part: number) => void) | undefined;
  announce?: boolean;
}

/** Answers that the server refuses: which, why, what to do, and what was typed as a file. */
export function RefusedAnswersBanner({ refused, onDownload, onGo, announce = false }: RefusedAnswersBannerProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const [first] = refused;
  if (!first) return null;
  const isForeign = first.error instanceof ApiError && first.error.isForeign;
  const reason = errorText(first.error, common, isForeign ? undefined : messages.refusedWithoutReason);
  return (
    <Banner
      tone="danger"
      announce={announce}
      title={`${messages.refused()}. ${messages.refusedParts(refused.map(({ part }) => part + 1))}`}
    >
      <p>
        <bdi>{reason}</bdi> {messages.refusedAdvice}
      </p>
      <Cluster gap={8} style={{ marginInlineStart: -10 }}>
        <QuietButton icon={<Download aria-hidden="true" />} onClick={onDownload}>
          {messages.downloadTyped}
        </QuietButton>
        {onGo && (
          <QuietButton icon={<ArrowRight aria-hidden="true" data-mirror="" />} onClick={() => onGo(first.part)}>
            {messages.goToPart(first.part + 1)}
          </QuietButton>
        )}
      </Cluster>
    </Banner>
  );
}
