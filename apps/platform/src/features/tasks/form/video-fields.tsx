import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { promptOf, withVideos } from '../task-body.ts';
import { PromptFields } from './prompt-fields.tsx';
import type { TaskFieldsProps } from './task-fields.ts';
import { useVideoTitles } from './use-video-titles.ts';
import { VideoField } from './video-field.tsx';

/** The videos that the students of a speaking task answer, and how. */
export function VideoFields({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const titles = useVideoTitles(body.videos);
  return (
    <>
      <VideoField
        label={messages.videos}
        hint={messages.videosHint}
        orderLabel={messages.videoOrder}
        linkedRefusal={messages.linkedVideo}
        value={body.videos}
        onChange={(videos) => onChange(withVideos(body, videos))}
      />
      {body.videos.map((video) => (
        <PromptFields
          key={video}
          title={titles.get(video) ?? '…'}
          prompt={promptOf(body, video)}
          showsProblems={problems.prompts === true}
          onChange={(changed) =>
            onChange({ prompts: body.videos.map((id) => (id === video ? changed : promptOf(body, id))) })
          }
        />
      ))}
    </>
  );
}
