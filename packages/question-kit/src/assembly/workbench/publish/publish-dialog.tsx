import { Banner, Button, Dialog, Stack, useUi } from '@rubrica/ui';
import { useState } from 'react';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import { paperFileOf } from '../files/paper-file.ts';
import { LanguageChoice } from '../paper/language-choice.tsx';
import { paperLanguageOf } from '../paper/use-paper-language.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { useWorkbench } from '../workbench-context.ts';
import { keepTarget, keptTarget } from './kept-target.ts';
import { usePublishMessages, type PublishMessages } from './messages.ts';
import { type PublishAdapter, PublishRefusal, type PublishReport, type PublishTarget } from './publish-adapter.ts';
import { PublishReportView } from './publish-report.tsx';
import { TargetForm, type TargetDraft } from './target-form.tsx';

interface PublishDialogProps {
  adapter: PublishAdapter;
  media: MediaStore;
  onClose: () => void;
}

/** A paper as it was compared, and what has come of it. */
interface Compared {
  target: PublishTarget;
  file: File;
  report: PublishReport;
  /** Where it can be seen, once it is published. */
  url?: string;
  /** Whether it was compared again, because the platform has changed meanwhile. */
  isChanged?: boolean;
}

function problemOf(error: unknown, messages: PublishMessages): string {
  if (!(error instanceof PublishRefusal)) return messages.failed;
  return error.reason === 'token' ? messages.tokenRefused : error.message || messages.failed;
}

/** Publishes the open paper to a platform: where to, what would change, and what has been done. */
export default function PublishDialog({ adapter, media, onClose }: PublishDialogProps) {
  const messages = usePublishMessages();
  const { language } = useUi();
  const { workbench } = useWorkbench();
  const [draft, setDraft] = useState<TargetDraft>(() => {
    const kept = keptTarget();
    return { ...(kept ?? { address: '', token: '' }), isKept: kept !== null };
  });
  const [compared, setCompared] = useState<Compared | null>(null);
  const [paperLanguage, setPaperLanguage] = useState(workbench.paper.language);
  const [createNames, setCreateNames] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, messages));
    } finally {
      setBusy(false);
    }
  };

  const compare = (target: PublishTarget) =>
    attempt(async () => {
      const { bytes, missing } = await paperFileOf(workbench, media);
      if (missing.length > 0)
        throw new PublishRefusal('refused', messages.missing(missing.map(({ name }) => name).join(', ')));
      const file = new File([bytes], 'paper.rubrica');
      const report = await adapter.preview(target, file, { language, paperLanguage });
      keepTarget(draft.isKept ? target : null);
      setCompared({ target, file, report });
    });

  const publish = ({ target, file, report: { digest } }: Compared) =>
    attempt(async () => {
      const options = { language, paperLanguage };
      try {
        const { url, ...report } = await adapter.publish(target, file, { ...options, createNames, digest });
        setCompared({ target, file, report, url });
      } catch (error) {
        const reason = error instanceof PublishRefusal ? error.reason : 'unreachable';
        // What was sent may have arrived.
        if (reason === 'unreachable') return setProblem(messages.noReply);
        if (reason !== 'changed') throw error;
        setCompared({ target, file, report: await adapter.preview(target, file, options), isChanged: true });
      }
    });

  const writes =
    compared?.report.questions.filter(({ action }) => action === 'create' || action === 'update').length ?? 0;
  // Another comparison is another step: the button that had the focus would publish what has not been read.
  const shown = compared && `compared ${compared.report.digest}`;
  const content = useStepFocus(compared?.url !== undefined ? 'published' : (shown ?? 'target'));
  const makesNames = createNames && Object.values(compared?.report.unknown ?? {}).some((names) => names.length > 0);
  const said = compared?.isChanged ? messages.changed : problem;
  // Some files would be refused, and the paper with them.
  const isRefused = (compared?.report.refusedFiles ?? []).length > 0;
  const changesNothing = compared?.report.task.action === 'keep' && writes === 0 && !makesNames;

  return (
    <Dialog
      open
      size={compared ? 'large' : 'medium'}
      onClose={onClose}
      hasUnsaved={false}
      title={messages.title}
      description={messages.lead}
      actions={
        compared?.url !== undefined ? (
          <Button onClick={onClose}>{messages.close}</Button>
        ) : compared ? (
          <>
            <Button disabled={isBusy} onClick={() => setCompared(null)}>
              {messages.back}
            </Button>
            {!changesNothing && !isRefused && (
              <Button variant="primary" loading={isBusy} onClick={() => void publish(compared)}>
                {messages.publish(writes)}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <div ref={content}>
        <Stack gap={16}>
          {said !== '' && (
            <Banner tone="danger" announce>
              {said}
            </Banner>
          )}
          {compared?.url !== undefined ? (
            <Banner tone="success" announce>
              {messages.done}{' '}
              <a href={compared.url} target="_blank" rel="noreferrer">
                {messages.open}
              </a>
            </Banner>
          ) : compared ? (
            <PublishReportView
              report={compared.report}
              changesNothing={changesNothing}
              createNames={createNames}
              onCreateNames={setCreateNames}
            />
          ) : (
            <>
              <LanguageChoice
                {...paperLanguageOf(
                  { language: workbench.paper.language, sections: workbench.sections },
                  paperLanguage,
                )}
                value={paperLanguage}
                onChange={setPaperLanguage}
              />
              <TargetForm
                draft={draft}
                isBusy={isBusy}
                onChange={setDraft}
                onCompare={(target) => void compare(target)}
              />
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
