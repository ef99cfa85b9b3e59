import type { Video, VideoId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Card, Chip, Cluster, Heading, QuietButton, Stack, token } from '@rubrica/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { Page } from '../../../lib/page/page.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { mergeValues } from '../../../lib/resource/merge-values.ts';
import { useCreateOnce } from '../../../lib/resource/use-create-once.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { useIsMounted } from '../../../lib/saving/use-is-mounted.ts';
import { useSave } from '../../../lib/saving/use-save.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { videoTime } from '../../../lib/video-time.ts';
import { CaptionList } from '../captions/caption-list.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { videosPath } from '../video-address.ts';
import { toVideoBody, type VideoBody } from '../video-body.ts';
import { DetailsFields } from './details-fields.tsx';
import { PosterField } from './poster-field.tsx';
import { SourceFields } from './source-fields.tsx';
import { useKeepDraft } from './use-keep-draft.ts';
import { useVideoSource, type ChosenVideo } from './use-video-source.ts';
import { newVideo, openVideoDrafts, type VideoDraft } from './video-draft.ts';
import {
  createVideoSchema,
  titleFromFileName,
  toDetails,
  toFields,
  type VideoFields,
  type VideoValues,
} from './video-form.ts';
import { ChosenPreview, StoredPreview } from './video-preview.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  align-items: start;
  gap: ${token.space[24]};
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.div`
  outline: none;
`;

const fields = ['title', 'description', 'level', 'groups', 'order'] as const;

interface VideoEditorProps {
  /** The video to edit; a new one without. */
  stored?: Video;
  onCreated?: (id: VideoId) => void;
}

/** A video of the library: where it is, its poster, what it is called, who sees it, and its captions. */
export function VideoEditor({ stored, onCreated }: VideoEditorProps) {
  const all = useMessages({ en, ar });
  const { form: messages, source: sourceMessages } = all;
  const common = useCommonMessages();
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const id = stored?._id ?? newVideo;
  const [drafts] = useState(openVideoDrafts);
  const [kept, setKept] = useState(() => drafts.read(id));
  const [base, setBase] = useState(stored);
  const source = useVideoSource(stored, kept?.draft);
  const [isReplacing, setReplacing] = useState(stored === undefined);
  const [isReadable, setReadable] = useState(true);
  const [failure, setFailure] = useState('');
  const [hasNoVideo, setHasNoVideo] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  // The button that asks for another video makes room for the fields, and they for the button.
  const keptChoice = useKeepFocus(() => choice.current?.querySelector<HTMLElement>('input:checked, button')?.focus());
  const box = useRef<HTMLDivElement>(null);
  const keptRest = useKeepFocus(() => box.current?.focus({ preventScroll: true }));
  const schema = useMemo(() => createVideoSchema(all.form), [all]);
  const form = useZodForm(schema, toFields(stored));
  const { isDirty } = useFormState({ control: form.control });
  const { chosen, poster } = source;
  const isUploading = chosen !== null && chosen.source === null;
  const isChanged = isDirty || chosen !== null || poster.file !== (base?.poster ?? null);
  // What was kept may be older than the video that was loaded.
  const rev = kept?.rev ?? base?.rev ?? 0;
  const forget = useKeepDraft({
    drafts,
    id,
    rev,
    form,
    poster: poster.file,
    chosen: useMemo(() => toKept(chosen), [chosen]),
    isChanged,
  });
  const { reset } = form;
  useEffect(() => {
    if (kept) reset(kept.draft.fields, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what was there when the page was opened
  }, []);
  /** Shows a stored video, and forgets what was kept of changes. */
  const show = (video: Video | undefined) => {
    forget();
    setKept(null);
    form.reset(toFields(video));
    setBase(video);
  };

  /** Takes what a save has stored. What has been entered and chosen since it was `sent` stays, based on that. */
  const takeSaved = (video: Video, sent: VideoFields, sentSource: typeof source.now, isNew: boolean) => {
    const saved = toFields(video);
    const typed = mergeValues(sent, form.getValues(), saved).values;
    const newer = source.newerThan(sentSource);
    if (isNew) forget();
    else {
      show(video);
      form.reset(typed, { keepDefaultValues: true });
      source.settle(video, sentSource);
      if (!newer.isChoosing) setReplacing(false);
    }
    if (JSON.stringify(typed) === JSON.stringify(saved) && !newer.chosen && !newer.hasPoster) return;
    const picture = newer.hasPoster ? newer.poster : video.poster;
    drafts.store(video._id, video.rev, { fields: typed, poster: picture, chosen: toKept(newer.chosen) });
  };

  /** Captions are saved apart from the rest, which stays as it was based on. */
  const takeCaptions = (video: Video) => {
    if (kept && kept.rev === base?.rev) setKept({ ...kept, rev: video.rev });
    setBase(video);
  };

  const createOnce = useCreateOnce();
  const saving = useSave('updateVideo', ({ body, on }: { body: Omit<VideoBody, 'rev'>; on: Video | undefined }) =>
    on
      ? api.updateVideo({ params: { id: on._id }, body: { ...body, rev: on.rev } })
      : createOnce(body, (headers) => api.createVideo({ body, headers })),
  );
  const { conflict } = saving;

  const save = async (values: VideoValues, on: Video | undefined, sent: VideoFields) => {
    const settled = chosen?.source ?? (on && !chosen ? toVideoBody(on).source : null);
    const durationMs = chosen?.durationMs ?? on?.durationMs;
    setHasNoVideo(settled === null);
    setFailure('');
    if (settled === null || durationMs === undefined) return;
    const body = {
      ...toDetails(values),
      source: settled,
      durationMs,
      poster: poster.file,
      captions: on?.captions ?? [],
    };
    const outcome = await saving.save({ body, on });
    if (outcome.kind === 'failed' || outcome.kind === 'offline') {
      setFailure(
        showFormError(form, outcome.error, { fields: [...fields], messages: common, fallback: messages.saveFailed }),
      );
    }
    if (outcome.kind !== 'saved') return;
    toast.success(messages.saved);
    takeSaved(outcome.reply, sent, source.now, !on);
    // A new video goes on at its own address: whatever opened here would close again.
    if (!on && isMounted()) onCreated?.(outcome.reply._id);
    await invalidate(client, 'Video');
  };
  /** Where others have saved meanwhile, the server says so. */
  const based = base && { ...base, rev };
  const submit = (on: Video | undefined) => {
    const sent = form.getValues();
    void form.handleSubmit((values) => save(values, on, sent))();
  };
  const chooseFile = (file: File) => {
    setHasNoVideo(false);
    if (form.getValues('title').trim() === '') {
      form.setValue('title', titleFromFileName(file.name), { shouldDirty: true, shouldValidate: true });
    }
    source.chooseFile(file);
  };

  const shown = chosen ? chosen.stored : base?.source;
  /** What the browser plays without asking the server for an address. */
  const preview = chosen && chosen.url !== '' ? chosen : null;

  return (
    <Page
      title={base ? base.title : messages.create}
      breadcrumbs={[{ label: all.list.title, to: videosPath }]}
      width="wide"
      action={
        <Cluster>
          {isChanged && <Chip tone="warning">{messages.unsaved}</Chip>}
          <Button variant="primary" loading={saving.isSaving} disabled={isUploading} onClick={() => submit(based)}>
            {messages.save}
          </Button>
        </Cluster>
      }
    >
      <Box ref={box} tabIndex={-1} {...keptRest}>
        <Stack gap={16}>
          {failure !== '' && (
            <Banner tone="danger" announce onDismiss={() => setFailure('')}>
              {failure}
            </Banner>
          )}
          {kept && isChanged && (
            <Banner
              tone="info"
              action={
                <QuietButton
                  onClick={() => {
                    show(base);
                    source.giveUp(base);
                  }}
                >
                  {all.editor.drop}
                </QuietButton>
              }
            >
              {all.editor.restored}
            </Banner>
          )}
          <Columns>
            <Stack gap={24}>
              <Stack as="section" gap={12} aria-label={sourceMessages.heading}>
                {preview ? (
                  <ChosenPreview url={preview.url} isReadable={preview.isReadable} element={element} />
                ) : (
                  shown && (
                    <StoredPreview
                      source={shown}
                      label={base?.title ?? sourceMessages.heading}
                      element={element}
                      onNotReadable={() => setReadable(false)}
                    />
                  )
                )}
                <div ref={choice} {...keptChoice}>
                  {isReplacing ? (
                    <SourceFields
                      source={source}
                      error={hasNoVideo && !isUploading ? messages.sourceMissing : undefined}
                      onFile={chooseFile}
                    />
                  ) : (
                    <Cluster gap={12}>
                      <span>{sourceMessages.length(videoTime(base?.durationMs ?? 0))}</span>
                      <QuietButton onClick={() => setReplacing(true)}>{sourceMessages.replace}</QuietButton>
                    </Cluster>
                  )}
                </div>
                {chosen && base && isShorter(chosen, base) && (
                  <Banner tone="warning" announce>
                    {sourceMessages.shorter(videoTime(chosen.durationMs), videoTime(base.durationMs))}
                  </Banner>
                )}
                {(chosen ?? base) && (
                  <PosterField poster={poster} video={(preview?.isReadable ?? isReadable) ? element : null} />
                )}
              </Stack>
              <CaptionList video={base} onChanged={takeCaptions} />
            </Stack>
            <Card as="section" aria-label={messages.details}>
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  submit(based);
                }}
              >
                <Stack gap={16}>
                  <Heading level={2} size={16}>
                    {messages.details}
                  </Heading>
                  <DetailsFields form={form} />
                </Stack>
              </form>
            </Card>
          </Columns>
        </Stack>
      </Box>
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          description={messages.conflictText}
          keepMine={messages.keepMine}
          takeTheirs={messages.takeTheirs}
          onKeepMine={() => submit(conflict.current)}
          onTakeTheirs={() => {
            show(conflict.current);
            source.giveUp(conflict.current);
            saving.reset();
          }}
        />
      )}
    </Page>
  );
}

/** Whether a chosen video ends before one that has questions or captions, by at least a second. */
function isShorter({ durationMs }: ChosenVideo, before: Video): boolean {
  const hasTimes = before.questionCount > 0 || before.captions.some(({ cues }) => cues.length > 0);
  return hasTimes && durationMs <= before.durationMs - 1000;
}

/** What is kept on this device of a video that was chosen: nothing before it is stored. */
function toKept(chosen: ChosenVideo | null): VideoDraft['chosen'] {
  return chosen?.stored ? { source: chosen.stored, durationMs: chosen.durationMs } : null;
}
